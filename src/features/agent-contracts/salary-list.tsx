import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { SalaryDay } from '#src/contract/agents/agent-contracts.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { dayText, rateText } from './contract-text.ts';
import { salariesResource } from './contracts.resource.ts';
import s from './contracts.module.css';

/** Where a payment is, in a word; nothing where there is none. */
function PayState({ state }: Pick<SalaryDay, 'state'>) {
  if (state === 'none') return null;
  return <small>{state === 'paid' ? <Trans>Paid</Trans> : <Trans>On its way</Trans>}</small>;
}

/** What a salary came to, day by day, newest first; nothing before its first day. */
export function SalaryList({ kind }: { kind: 'salary' | 'hourly' }) {
  const { t } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Payments</Trans>
      </h2>
      <ResourceView
        read={useRead(salariesResource, kind, { onDemand: true })}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No payments yet`}
        emptyText={<Trans>Each closed day of a contract in force appears here.</Trans>}
        headingLevel={3}
        skeleton={<Skeleton className={s.wait} />}
      >
        {(list) => (
          <>
            <Card>
              <ul className={s.list} aria-label={t`Payments`}>
                {list.items.map((one) => (
                  <Day key={one.day} of={one} hourly={kind === 'hourly'} />
                ))}
              </ul>
            </Card>
            <ShowMore of={list} onMore={() => void salariesResource.loadMore(store, kind)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}

function Day({ of: { day, turnover, rate, hours, given, amount, state }, hourly }: { of: SalaryDay; hourly: boolean }) {
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  return (
    <li>
      <span className={s.what}>
        <b>{dayText(day, language)}</b>
        <small className="num">
          {hourly ? (
            <Plural value={hours} _0="No hour reached a tier" one="# hour paid" other="# hours paid" />
          ) : rate === 0 ? (
            <Trans>Bets of {money(turnover)}, below the first tier</Trans>
          ) : (
            <Trans>
              {rateText(rate, language)} of {money(turnover)}
            </Trans>
          )}
        </small>
        {toMinor(given) > 0 && (
          <small className="num">
            <Trans>{money(given)} to agents by your contracts</Trans>
          </small>
        )}
      </span>
      <span className={s.sum}>
        <b className="num">{money(amount)}</b>
        <PayState state={state} />
      </span>
    </li>
  );
}
