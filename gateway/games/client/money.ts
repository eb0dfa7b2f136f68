import { fromMinor } from '#src/contract/core/amount.ts';
import type { Language } from './text.ts';

/** Formats amounts in minor units. Of play money a minor unit is one chip, labelled 'Fichas'. */
export type Money = {
  /** 'R$ 1.238,50' in Portuguese, 'R$1,238.50' in English; '1.238 fichas', '1,238 chips'. */
  full: (minor: number) => string;
  /** '1.238,50'; '1.238' */
  bare: (minor: number) => string;
  /** '2.000' */
  count: (number: number) => string;
  /** '96,19' */
  percent: (number: number) => string;
};

/** `symbol` of the currency; `chips` formats a number of chips, only in play money. */
export function moneyIn(language: Language, symbol: string, chips?: (count: string, single: boolean) => string): Money {
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat(locale);
  const bare = (minor: number) => amounts.format(Number(fromMinor(minor)));
  const between = language === 'pt' ? '\u00a0' : '';
  const count = (number: number) => counts.format(number);
  const percent = (number: number) => amounts.format(number);
  if (chips) return { bare: count, full: (minor) => chips(count(minor), minor === 1), count, percent };
  return { bare, full: (minor) => `${symbol}${between}${bare(minor)}`, count, percent };
}
