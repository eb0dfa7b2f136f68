import { useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';

/** Why nothing can be withdrawn now; undefined where something can. */
export function useBlocked({
  list,
  contested,
  owed,
  free,
  locked,
  min,
  dayLeft,
  slotsLeft,
}: WithdrawOptions): string | undefined {
  const { t } = useLingui();
  const money = useMoney();
  const least = money(min);
  if (toMinor(owed) > 0) return t`Withdrawals wait until you have paid what you owe.`;
  if (toMinor(contested) > 0) return t`Withdrawals wait until the bank has decided about your contested deposit.`;
  if (slotsLeft === 0) return t`You have withdrawals on their way. Ask for another when one has arrived.`;
  if (toMinor(dayLeft) < toMinor(min)) return t`You have reached the limit of the day. Come back tomorrow.`;
  if (toMinor(free) < toMinor(min))
    return toMinor(locked) > 0
      ? t`Play what is left first: you can withdraw from ${least}.`
      : t`Your balance is too low: you can withdraw from ${least}.`;
  if (list.length === 0) return t`First add a key or account that receives the money.`;
  return undefined;
}
