import { useAtomValue } from 'jotai';
import type { MinimumBetSent } from '#src/contract/core/game-type.ts';
import { formatMoney } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom } from '#src/state/site/site.ts';

/** Formats a minimum bet of the filter as an amount of the merchant's currency. */
export function useMoney(): (bet: MinimumBetSent) => string {
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  return (bet) => formatMoney(Number(bet).toFixed(2), symbol, language);
}
