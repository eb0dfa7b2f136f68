import type { Amount } from '#src/contract/core/amount.ts';

/** An amount for a message, in a currency (ISO 4217) and a locale's format. */
export const inCurrency = (amount: Amount, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
