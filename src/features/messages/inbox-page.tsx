import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { usePage } from '#src/components/kit/page.ts';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView } from '#src/components/kit/resource-view.tsx';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { inboxResource } from '#src/state/notify/inbox.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { mailClosedAtom } from '#src/state/identity/inbox-availability.ts';
import { Boxes } from './boxes.tsx';
import { MessageList } from './message-list.tsx';
import s from './messages.module.css';

/** Poll interval of a visible inbox; ms. */
const pollInterval = 15_000;

/**
 * /m/webEmail and /m/messages: the member's inbox [S1-071, S1-072]; without a mail centre they redirect to the message centre
 * [S1-020].
 */
export function InboxPage() {
  return useAtomValue(mailClosedAtom) ? <Navigate to="/m/message" replace /> : <Inbox />;
}

function Inbox() {
  const { t } = useLingui();
  const store = useStore();
  const params = { language: useAtomValue(languageAtom) };
  const read = useLiveRead(inboxResource, params, pollInterval);
  return (
    <>
      {usePage().header === 'none' && <OwnHeader />}
      <div className={s.page}>
        <Boxes />
        <ResourceView
          read={read}
          isEmpty={({ items, hasMore }) => items.length === 0 && !hasMore}
          emptyTitle={t`No messages`}
          emptyText={<Trans>Messages about your account arrive here.</Trans>}
          emptyScene="garrafa"
          skeleton={<RecordListSkeleton rows={4} lines={2} />}
        >
          {(list) => (
            <>
              <MessageList messages={list.items} />
              <ShowMore of={list} onMore={() => void inboxResource.loadMore(store, params)} />
            </>
          )}
        </ResourceView>
      </div>
    </>
  );
}
