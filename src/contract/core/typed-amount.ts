import type { Amount } from './amount.ts';
import { plainText } from './typed-text.ts';

/** Thousands in groups of three by one sign, or all digits together; then at most two decimals by a sign. */
const form = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/;

/**
 * An amount as people type it, `1.234,5`, `1,234.50` or `R$ 20`, in the wire's form. Undefined for anything else: signs, exponents, ambiguous
 * thousands, more than ten digits.
 */
export function readTypedAmount(typed: string): Amount | undefined {
  const text = plainText(typed).replaceAll(/\s/g, '').replace(/^R\$/i, '');
  const [, units = '', thousands, decimal, decimals = ''] = form.exec(text) ?? [];
  const digits = units.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '' || digits.length > 10 || (thousands !== undefined && thousands === decimal)) return undefined;
  return `${digits}.${decimals.padEnd(2, '0')}`;
}
