import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Note } from '#src/components/people/money/note.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { DepositBonus } from '#src/contract/payments/bonuses.schema.ts';

/** What a deposit brings beside itself, and where the member sees what is left to bet; nothing where its bonus has ended. */
export function BonusLine({ bonus: { amount, due, state } }: { bonus: DepositBonus }) {
  const money = useMoney();
  const [sum, stakes] = [money(amount), money(due)];
  if (state === 'offered')
    return (
      <Note title={<Trans>With a bonus of {sum}</Trans>}>
        <Trans>It starts when this Pix is paid in time, and is yours once you have bet {stakes}.</Trans>
      </Note>
    );
  if (state !== 'active') return null;
  return (
    <Note title={<Trans>Your bonus of {sum} has started</Trans>}>
      <Trans>It is yours once you have bet {stakes}.</Trans>{' '}
      <Link to="/m/rewardCenter">
        <Trans>See what is left</Trans>
      </Link>
    </Note>
  );
}
