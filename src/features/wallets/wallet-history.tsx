import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { MoneyRow, MoneyRows } from '#src/components/people/money/money-row.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { transferText } from './transfer-text.ts';
import { transfersResource } from './wallets.resource.ts';
import s from './wallets.module.css';

/** The member's transfers between wallets, each with where its money is. */
export function WalletHistory() {
  const { t, i18n } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your transfers</Trans>
      </h2>
      <ResourceView
        read={useRead(transfersResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No transfers yet`}
        emptyText={<Trans>Transfers between your wallets appear here.</Trans>}
        headingLevel={3}
        skeleton={<Skeleton className={s.wait} />}
      >
        {(list) => (
          <>
            <Card>
              <MoneyRows label={t`Your transfers`}>
                {list.items.map((transfer) => {
                  const { title, where, good } = transferText(transfer);
                  return (
                    <li key={transfer.id}>
                      <MoneyRow
                        icon={transfer.direction === 'out' ? ArrowUpRight : ArrowDownLeft}
                        dull={!good}
                        title={i18n._(title)}
                        note={i18n._(where)}
                        amount={transfer.amount}
                        at={transfer.createdAt}
                      />
                    </li>
                  );
                })}
              </MoneyRows>
            </Card>
            <ShowMore of={list} onMore={() => void transfersResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
