import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';

/** The day of a moment in the reader's time zone, as a heading: 'sexta-feira, 27 de novembro', with the year where it is another one. */
export function dayHead(at: number, now: number, language: Language): string {
  const [day, today] = [new Date(at), new Date(now)];
  const year = day.getFullYear() === today.getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', day: 'numeric', month: 'long', year }).format(
    at,
  );
}
