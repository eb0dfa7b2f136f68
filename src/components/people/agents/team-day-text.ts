import type { Language } from '#src/contract/core/wire.ts';
import { dateStyle } from '#src/platform/language/format.ts';
import { localeOf } from '#src/contract/core/locale.ts';

/** A day of the team's calendar (YYYY-MM-DD) as '28/11/2026', in English '28 Nov 2026'. */
export const teamDayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: dateStyle[language], timeZone: 'UTC' }).format(
    Date.parse(day),
  );
