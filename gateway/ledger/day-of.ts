import { dayIn } from '#src/contract/core/age.ts';

/** When the day began that it is at a moment in a time zone (IANA name), and when the next one does; epoch ms. */
export function dayOf(at: number, timeZone: string): { start: number; end: number } {
  const start = midnight(dayIn(at, timeZone), timeZone);
  // Past the end of the longest day, on which clocks are put back, and before the end of the next.
  return { start, end: midnight(dayIn(start + 27 * 3_600_000, timeZone), timeZone) };
}

/** When a day (YYYY-MM-DD) begins, which may be an hour late where clocks are put forward at midnight. */
function midnight(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const near = asUtc - offsetAt(asUtc, timeZone);
  const exact = asUtc - offsetAt(near, timeZone);
  return dayIn(exact, timeZone) === day ? exact : near;
}

/** How far the clocks of a time zone are ahead of UTC at a moment; ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
