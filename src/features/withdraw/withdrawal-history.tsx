import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { MoneyRow, MoneyRows } from '#src/components/people/money/money-row.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { textOf } from './state-texts.ts';
import { withdrawalsResource } from './withdrawals.resource.ts';
import s from './withdraw.module.css';

/** The member's withdrawals, each with its state in words and where the money is. */
export function WithdrawalHistory() {
  const { t, i18n } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your withdrawals</Trans>
      </h2>
      <ResourceView
        read={useRead(withdrawalsResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No withdrawals yet`}
        emptyText={<Trans>Your withdrawals appear here, with their status.</Trans>}
        headingLevel={3}
        skeleton={<Skeleton className={s.wait} />}
      >
        {(list) => (
          <>
            <Card>
              <MoneyRows label={t`Your withdrawals`}>
                {list.items.map(({ id, state, paused, amount, createdAt }) => {
                  const { title, where, icon, good } = textOf({ state, paused });
                  return (
                    <li key={id}>
                      <Link to="/m/withdraw" search={{ id }}>
                        <MoneyRow
                          icon={icon}
                          dull={!good}
                          title={i18n._(title)}
                          note={i18n._(where)}
                          amount={amount}
                          at={createdAt}
                        />
                      </Link>
                    </li>
                  );
                })}
              </MoneyRows>
            </Card>
            <ShowMore of={list} onMore={() => void withdrawalsResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
