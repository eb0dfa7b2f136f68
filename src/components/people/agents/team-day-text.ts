import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/platform/language/i18n.ts';

/** A day of the team's calendar (YYYY-MM-DD) as '28/11/2026'. */
export const teamDayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'short', timeZone: 'UTC' }).format(Date.parse(day));
