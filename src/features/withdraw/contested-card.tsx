import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { Card } from '#src/ui/card.tsx';
import s from './withdraw.module.css';

/** Why withdrawals wait where a deposit is contested, and what ends the wait; nothing where none is. */
export function ContestedCard({ options: { contested, owed } }: { options: WithdrawOptions }) {
  const money = useMoney();
  const [sum, rest] = [money(contested), money(owed)];
  if (toMinor(contested) + toMinor(owed) === 0) return null;
  return (
    <Card className={s.turnover}>
      <h2 className="num">
        {toMinor(owed) > 0 ? <Trans>You owe {rest}</Trans> : <Trans>Deposit of {sum} contested</Trans>}
      </h2>
      <p>
        {toMinor(owed) > 0 ? (
          <Trans>
            The payer’s bank took a deposit back, and your balance did not cover it. Pay it, and withdrawals go on.
          </Trans>
        ) : (
          <Trans>The payer’s bank is examining it. Withdrawals go on after its decision.</Trans>
        )}
      </p>
      <Link to="/m/voucherCenter" search={{}} className={s.link}>
        {toMinor(owed) > 0 ? <Trans>Pay what I owe</Trans> : <Trans>See the deposit</Trans>}
      </Link>
    </Card>
  );
}
