import { Trans, useLingui } from '@lingui/react/macro';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { BalanceTotals } from '#src/contract/records/records.schema.ts';
import { useAmounts } from './use-amounts.tsx';
import s from './statement.module.css';

/** What went out, with its sign. */
const less = (amount: string) => fromMinor(-toMinor(amount) || 0);

/** The result of a period, and what led from the balance before it to the balance after it, line by line. */
export function StatementTotals({ totals }: { totals: BalanceTotals }) {
  const { t } = useLingui();
  const { plain, signed } = useAmounts();
  const lines = [
    [t`Balance before`, plain(totals.before)],
    [t`Deposits`, signed(totals.deposits)],
    [t`Withdrawals`, signed(less(totals.withdrawals))],
    [t`Stake`, signed(less(totals.stake))],
    [t`Winnings`, signed(totals.win)],
    [t`Bonuses`, signed(totals.bonus)],
    [t`Other`, signed(totals.other)],
    [t`Balance after`, plain(totals.after)],
  ] as const;
  return (
    <div className={s.card}>
      <p className={s.result}>
        <span>
          <Trans>Result</Trans>
        </span>
        <b className="num" translate="no">
          {signed(totals.net)}
        </b>
      </p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className={s.hint}>
        <Trans>“Other” includes manual credits, team commission, and transfers to and from provider wallets.</Trans>
      </p>
    </div>
  );
}
