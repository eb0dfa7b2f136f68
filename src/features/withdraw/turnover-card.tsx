import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import s from './withdraw.module.css';

/** The stakes that are left before all of the balance can be withdrawn, as a bar and in words; nothing where none are. */
export function TurnoverCard({ options: { turnover, locked } }: { options: WithdrawOptions }) {
  const { t } = useLingui();
  const money = useMoney();
  if (toMinor(turnover.left) === 0 || toMinor(locked) === 0) return null;
  const [left, due] = [money(turnover.left), money(turnover.due)];
  const done = 100 * (1 - toMinor(turnover.left) / toMinor(turnover.due));
  return (
    <Card className={s.turnover}>
      <h2>
        <Trans>To release the rest</Trans>
      </h2>
      <ProgressBar percent={done} label={t`Bets made: ${left} of ${due} are left`} />
      <p className="num">
        <Trans>
          <b>{left}</b> of {due} are left to bet. What you withdraw now does not change that.
        </Trans>
      </p>
    </Card>
  );
}
