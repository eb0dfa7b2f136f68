import { Trans, useLingui } from '@lingui/react/macro';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { DepositContest } from '#src/contract/payments/deposits.schema.ts';
import s from './deposit-outcome.module.css';

/** What the payer's bank says of a credited deposit, and where the money is now. */
export function ContestNotes({ contests }: { contests: readonly DepositContest[] }) {
  return contests.map((contest) => (
    <p key={contest.id} className={s.returned}>
      <ShieldAlert size={20} aria-hidden />
      <span>
        <Note contest={contest} />
      </span>
    </p>
  ));
}

function Note({ contest: { state, amount, taken, owed } }: { contest: DepositContest }) {
  const { t } = useLingui();
  const money = useMoney();
  const [sum, gone, rest] = [money(amount), money(taken), money(owed)];
  if (state === 'rejected' || (state === 'taken-back' && toMinor(taken) === 0))
    return (
      <>
        <b>{t`The contest is closed`}</b>
        <small>{t`The payer contested ${sum} at their bank. The deposit stays yours.`}</small>
      </>
    );
  if (state === 'open')
    return (
      <>
        <b className="num">{t`Contested by the payer’s bank: ${sum}`}</b>
        <small>
          <Trans>The bank is examining it. Until the decision, withdrawals wait.</Trans>
        </small>
      </>
    );
  return (
    <>
      <b className="num">{t`Contested by the payer’s bank: ${gone} taken back`}</b>
      <small className="num">
        {toMinor(owed) === 0
          ? t`It came out of your balance.`
          : t`${rest} of it was no longer in your balance. You owe it: your next deposits pay it first.`}
      </small>
    </>
  );
}
