import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { AmountUnit } from '#src/components/kit/records/amount-unit.ts';
import { currencyAtom } from '#src/state/site/site.ts';

/** The unit of a chart in words. */
export function useUnit(name: AmountUnit['name']): string {
  const { t } = useLingui();
  const { symbol: money } = useAtomValue(currencyAtom);
  return { ones: t`in ${money}`, thousands: t`in thousands of ${money}`, millions: t`in millions of ${money}` }[name];
}
