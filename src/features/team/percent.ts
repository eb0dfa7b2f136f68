import { toMinor } from '#src/contract/core/amount.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { minus } from '#src/platform/language/format-signed.ts';

/** A part of one, such as `0.036`, in percent: '3,6%'. */
export const percent = (part: number, language: Language, digits = 1): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: digits })
    .format(part)
    .replace('-', minus);

/** How much more an amount is than another, in percent with its sign; undefined where there was nothing. */
export function changeOf(amount: Amount, before: Amount, language: Language): string | undefined {
  const was = toMinor(before);
  if (was === 0) return undefined;
  const change = (toMinor(amount) - was) / Math.abs(was);
  const text = percent(change, language, Math.abs(change) < 0.1 ? 1 : 0);
  return change > 0 ? `+${text}` : text;
}

/** An amount as a part of another one, from 0 to 1 as a rule; 0 of nothing. */
export const shareOf = (amount: Amount, whole: Amount): number =>
  toMinor(whole) === 0 ? 0 : toMinor(amount) / toMinor(whole);
