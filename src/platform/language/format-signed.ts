import type { Amount } from '#src/contract/core/amount.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { formatMoney } from './format.ts';

/** The minus sign that screen readers read out. */
export const minus = '\u2212';

/** An amount as `formatMoney` writes it, with its sign: `−R$ 2,00` for a loss, `+R$ 2,00` for a gain, none for nothing. */
export function formatSigned(amount: Amount, symbol: string, language: Language): string {
  const text = formatMoney(amount, symbol, language);
  if (text.startsWith('-')) return text.replace('-', minus);
  return /[1-9]/.test(amount) ? `+${text}` : text;
}
