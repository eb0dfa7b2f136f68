import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { minus } from '#src/platform/language/format-signed.ts';

/** Formats amounts with the currency's symbol; those below zero with a minus sign. */
export function useSignedMoney(): (amount: Amount) => string {
  const money = useMoney();
  return (amount) => money(amount).replace('-', minus);
}
