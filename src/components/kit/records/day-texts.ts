import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';

const formatBy = (options: Intl.DateTimeFormatOptions) => (at: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf[language], options).format(at).replace('.', '');

/** The day of a moment in the reader's time zone, with its day of the week: 'sex., 27/11/2026'. */
export const formatLongDay = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at);
/** '27/11'. */
export const formatShortDay: (at: number, language: Language) => string = formatBy({
  day: '2-digit',
  month: '2-digit',
});
/** 'sex'. */
export const formatWeekday: (at: number, language: Language) => string = formatBy({ weekday: 'short' });
