import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { usePolling } from '#src/components/kit/use-live-read.ts';
import { MoneyRows } from '#src/components/people/money/money-row.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ownRainsResource } from './envelopes.resource.ts';
import { OwnRainRow } from './own-rain-row.tsx';
import s from './rain-form.module.css';

/** The list is read this often while a rain in it waits or runs; ms. */
const readEvery = 5000;

/** The rains that the agent has made, with what became of them. */
export function OwnRains() {
  const { t } = useLingui();
  const store = useStore();
  const read = useRead(ownRainsResource, undefined);
  const isLive = read.value?.items.some(({ state }) => state === 'waiting' || state === 'running');
  usePolling(isLive ? readEvery : undefined, read.again);
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your rains</Trans>
      </h2>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No rain yet`}
        emptyText={<Trans>The rains that you make appear here, with what was taken of them.</Trans>}
        headingLevel={3}
        skeleton={<Skeleton className={s.wait} />}
      >
        {(list) => (
          <>
            <Card>
              <MoneyRows label={t`Your rains`}>
                {list.items.map((rain) => (
                  <li key={rain.id}>
                    <OwnRainRow rain={rain} />
                  </li>
                ))}
              </MoneyRows>
            </Card>
            <ShowMore of={list} onMore={() => void ownRainsResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
