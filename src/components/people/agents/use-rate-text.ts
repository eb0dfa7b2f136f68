import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { categoryNames } from '#src/components/games/category-name.ts';
import { rebateCategories, type RebateCategory } from '#src/contract/agents/agents.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';

type Rates = { readonly [Category in RebateCategory]?: number | undefined };

/** Rates in hundredths of a percent as texts in the reader's language: `0,60%`; `listOf`: those above zero, `Slots 0,60%, Ao vivo 0,30%`. */
export function useRateText() {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const rateText = (rate: number) => format.format(rate / 10_000);
  const nameOf = (category: RebateCategory) => i18n._(categoryNames[category]);
  const listOf = (rates: Rates) =>
    rebateCategories
      .filter((category) => (rates[category] ?? 0) > 0)
      .map((category) => `${nameOf(category)}\u00a0${rateText(rates[category] ?? 0)}`)
      .join(', ');
  return { rateText, nameOf, listOf };
}
