import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { ResourceView } from '#src/components/kit/resource-view.tsx';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { feedbackResource } from './feedback.resource.ts';
import { FeedbackCard } from './feedback-card.tsx';
import s from './feedback.module.css';

/** Poll interval for an answer; ms. */
const pollInterval = 15_000;

/** The member's feedback, newest first; answers are polled while it is visible. */
export function OwnFeedback() {
  const { t } = useLingui();
  const store = useStore();
  const read = useLiveRead(feedbackResource, undefined, pollInterval);
  const loadMore = () => void feedbackResource.loadMore(store, undefined);
  return (
    <section className={s.own} aria-labelledby="own-feedback">
      <h2 id="own-feedback" className={s.heading}>
        <Trans>Your messages</Trans>
      </h2>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`Nothing yet`}
        emptyText={<Trans>Your messages appear here, with our answers.</Trans>}
        headingLevel={3}
        skeleton={
          <div role="status" aria-label={t`Loading`}>
            <Skeleton className={s.skeleton} />
          </div>
        }
      >
        {(list) => (
          <>
            <ul className={s.cards}>
              {list.items.map((feedback) => (
                <FeedbackCard key={feedback.id} feedback={feedback} />
              ))}
            </ul>
            <ShowMore of={list} onMore={loadMore} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
