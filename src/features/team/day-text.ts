import { type DateRange, momentsOf } from '#src/components/kit/records/date-range.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';

const formatBy = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf[language], options).format(momentsOf({ from: day, to: day }).since);

/** '27 de novembro'; of a day as YYYY-MM-DD. */
export const longDay = (day: string, language: Language): string =>
  formatBy(day, language, { day: 'numeric', month: 'long' });

/** '27/11'. */
export const shortDay = (day: string, language: Language): string =>
  formatBy(day, language, { day: '2-digit', month: '2-digit' });

/** 'sex'. */
export const weekday = (day: string, language: Language): string =>
  formatBy(day, language, { weekday: 'short' }).replace('.', '');

/** '11/06 – 17/06', or '11 de junho' of one day. */
export const rangeText = ({ from, to }: DateRange, language: Language): string =>
  from === to ? longDay(from, language) : `${shortDay(from, language)} – ${shortDay(to, language)}`;
