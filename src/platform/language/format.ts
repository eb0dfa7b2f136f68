import type { Amount } from '#src/contract/core/amount.ts';
import { nameShortenedAbove } from '#src/contract/core/limits.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';

/** The parts of a number pattern that differ by language; Intl would cost a formatter per call. */
const marks: Record<Language, { group: string; decimal: string; gap: string }> = {
  pt: { group: '.', decimal: ',', gap: '\u00a0' },
  en: { group: ',', decimal: '.', gap: '' },
};

/** Whole digits, grouped by thousands. */
const group = (digits: string, language: Language) => digits.replace(/\B(?=(\d{3})+$)/g, marks[language].group);

/**
 * An amount by the pattern #,##0.00 with the merchant's symbol [S1-021]: `R$ 1.238,50` in Portuguese (with a no-break space),
 * `R$1,238.50` in English. Formats the digits, so that no amount is rounded.
 */
export function formatMoney(amount: Amount, symbol: string, language: Language): string {
  const { decimal, gap } = marks[language];
  const [whole = '0', cents = '00'] = amount.replace('-', '').split('.');
  const sign = amount.startsWith('-') ? '-' : '';
  return `${sign}${symbol}${gap}${group(whole.replace(/^0+(?=\d)/, ''), language)}${decimal}${cents}`;
}

/** A whole number, grouped by thousands. */
export const formatCount = (count: number, language: Language): string => group(String(count), language);

/** A name of more than 16 characters: its first 3, ***, its last 10 [S1-123]. Counted in graphemes, not in UTF-16 units. */
export function shortenName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= nameShortenedAbove) return name;
  return `${characters.slice(0, 3).join('')}***${characters.slice(-10).join('')}`;
}

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const ageFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Creating a formatter takes some ms on a phone: one per language and style. */
function ageFormat(locale: string, style: 'long' | 'short'): Intl.RelativeTimeFormat {
  const key = `${locale} ${style}`;
  const format = ageFormats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style });
  ageFormats.set(key, format);
  return format;
}

/** Relative time in the largest whole unit: `há 5 minutos`, `now`. A future time (clock skew) counts as now. */
export function formatAge(at: number, now: number, language: Language, style: 'long' | 'short' = 'long'): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return ageFormat(localeOf[language], style).format(-Math.floor(seconds / size) || 0, unit);
}

/** `28/11/2026`; in English, where readers differ on which number is the month, `28 Nov 2026`. */
export const dateStyle = { pt: 'short', en: 'medium' } as const satisfies Record<Language, string>;

/** Date and time, in the merchant's time zone (IANA name) or the reader's own. */
export function formatDateTime(at: number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: dateStyle[language],
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(at);
}

/** The day of a moment in the reader's time zone. */
export const formatDay = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: dateStyle[language] }).format(at);

/** The time of day, hours and minutes. */
export const formatClock = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { hour: '2-digit', minute: '2-digit' }).format(at);
