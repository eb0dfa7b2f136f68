import { useAtomValue } from 'jotai';
import type { Amount } from '#src/contract/core/amount.ts';
import { formatMoney } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom } from '#src/state/site/site.ts';

/** Formats amounts in the merchant's currency and the reader's language. */
export function useMoney(): (amount: Amount) => string {
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  return (amount) => formatMoney(amount, symbol, language);
}
