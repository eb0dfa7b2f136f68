import type { Language } from '#src/contract/core/wire.ts';
import { formatAge, formatClock, formatDay } from '#src/platform/language/format.ts';
import { localeOf } from '#src/platform/language/i18n.ts';

const day = 86_400_000;

/** Midnight before a moment, where the reader is. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** When a message was sent, as short as it can be said: `14:02`, `yesterday`, `Sun`, `14/03/2026`. Epoch ms. */
export function messageTime(at: number, now: number, language: Language): string {
  // A day of another length, where clocks change, is still one.
  const days = Math.round((dayOf(now) - dayOf(at)) / day);
  if (days <= 0) return formatClock(at, language);
  if (days === 1) return formatAge(now - day, now, language);
  if (days < 7) return new Intl.DateTimeFormat(localeOf[language], { weekday: 'short' }).format(at);
  return formatDay(at, language);
}
