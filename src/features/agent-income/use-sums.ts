import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { minus } from '#src/platform/language/format-signed.ts';

/** Formats amounts in the merchant's currency, those below zero with a minus that is read out. */
export function useSums(): (amount: Amount) => string {
  const money = useMoney();
  return (amount) => money(amount).replace('-', minus);
}
