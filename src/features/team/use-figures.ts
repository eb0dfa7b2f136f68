import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { formatMoney } from '#src/platform/language/format.ts';
import { minus } from '#src/platform/language/format-signed.ts';
import { languageAtom } from '#src/state/app/language.ts';

/** Formats amounts of a team: with the currency's symbol, and for tables without it. A loss has a minus sign. */
export function useFigures(): { money: (amount: Amount) => string; plain: (amount: Amount) => string } {
  const language = useAtomValue(languageAtom);
  const money = useMoney();
  return {
    money: (amount) => money(amount).replace('-', minus),
    plain: (amount) => formatMoney(amount, '', language).replace('\u00a0', '').replace('-', minus),
  };
}
