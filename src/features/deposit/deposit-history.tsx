import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { MoneyRows } from '#src/components/people/money/money-row.tsx';
import { Card } from '#src/ui/card.tsx';
import { depositsResource } from './deposits.resource.ts';
import { DepositRow } from './deposit-row.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import s from './deposit.module.css';

/** The member's deposits, each with its state in words and where the money is. */
export function DepositHistory() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your deposits</Trans>
      </h2>
      <ResourceView
        read={useRead(depositsResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No deposits yet`}
        emptyText={<Trans>Your deposits appear here, with their status.</Trans>}
        headingLevel={3}
        skeleton={<DepositWaiting />}
      >
        {(list) => (
          <>
            <Card>
              <MoneyRows label={t`Your deposits`}>
                {list.items.map((deposit) => (
                  <DepositRow key={deposit.id} deposit={deposit} />
                ))}
              </MoneyRows>
            </Card>
            <ShowMore of={list} onMore={() => void depositsResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
