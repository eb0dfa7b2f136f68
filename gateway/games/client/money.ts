import { fromMinor } from '#src/contract/amount.ts';
import type { Language } from './text.ts';

/** Writes amounts as the player reads them; minor units in. */
export type Money = {
  /** 'R$ 1.238,50' in Portuguese, 'R$1,238.50' in English. */
  full: (minor: number) => string;
  /** '1.238,50' */
  bare: (minor: number) => string;
  /** '2.000' */
  count: (number: number) => string;
};

export function moneyIn(language: Language, symbol: string): Money {
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat(locale);
  const bare = (minor: number) => amounts.format(Number(fromMinor(minor)));
  const between = language === 'pt' ? '\u00a0' : '';
  return { bare, full: (minor) => `${symbol}${between}${bare(minor)}`, count: (number) => counts.format(number) };
}
