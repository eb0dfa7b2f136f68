import type { Amount } from '#src/contract/core/amount.ts';

/** An amount as it stands in a message: in a currency (ISO 4217), as a locale writes it. */
export const inCurrency = (amount: Amount, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
