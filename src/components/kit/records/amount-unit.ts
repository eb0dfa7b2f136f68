import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { minus } from '#src/platform/language/format-signed.ts';

/** A unit for the values of one chart: each as a text of at most six characters. */
export type AmountUnit = { name: 'ones' | 'thousands' | 'millions'; format: (value: number) => string };

/** The unit in which the largest of some values has at most four digits; values in whole money, not in minor units. */
export function amountUnit(values: readonly number[], language: Language): AmountUnit {
  const most = Math.max(0, ...values.map(Math.abs));
  const name = most < 9999.5 ? 'ones' : most < 9_999_500 ? 'thousands' : 'millions';
  const size = { ones: 1, thousands: 1e3, millions: 1e6 }[name];
  const maximumFractionDigits = name !== 'ones' && most < 100 * size ? 1 : 0;
  const numbers = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits, useGrouping: false });
  return {
    name,
    format: (value) =>
      numbers
        .format(value / size)
        .replace(/^-0$/, '0')
        .replace('-', minus),
  };
}
