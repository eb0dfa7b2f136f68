import { dayIn } from '#src/contract/core/age.ts';
import { momentsNear } from '../process/local-time.ts';

/** When the day began that it is at a moment in a time zone (IANA name), and when the next one does; epoch ms. */
export function dayOf(at: number, timeZone: string): { start: number; end: number } {
  const start = midnight(dayIn(at, timeZone), timeZone);
  // Past the end of the longest day, on which clocks are put back, and before the end of the next.
  return { start, end: midnight(dayIn(start + 27 * 3_600_000, timeZone), timeZone) };
}

/** When a day (YYYY-MM-DD) begins in a time zone, which may be an hour late where clocks are put forward at midnight; epoch ms. */
export function midnight(day: string, timeZone: string): number {
  const [exact, near] = momentsNear(Date.parse(`${day}T00:00:00Z`), timeZone);
  return dayIn(exact, timeZone) === day ? exact : near;
}

/** The day (YYYY-MM-DD) that is some days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
