/** Whether this day, written as YYYY-MM-DD, exists in the calendar: there is no 30 February. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Age on a day, in whole years; both as YYYY-MM-DD. A birthday on 29 February counts as 1 March in other years, too. */
export function ageOn(day: string, birthday: string): number {
  const [year, month, date] = split(day);
  const [bornYear, bornMonth, bornDate] = split(birthday);
  const had = month > bornMonth || (month === bornMonth && date >= bornDate);
  return year - bornYear - (had ? 0 : 1);
}

const split = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** An older age means a typing mistake in the birthday. */
const oldestAge = 120;

/** Whether a birthday meets an age limit on a day. */
export function isOfAge(birthday: string, day: string, ageLimit: number): boolean {
  const age = ageOn(day, birthday);
  return age >= ageLimit && age <= oldestAge;
}

/**
 * The day that it is at a moment (epoch ms) in a time zone (IANA name; the device's when it is not given), as YYYY-MM-DD. A device
 * without a known zone names one that its own `Intl` refuses: leave it out then.
 */
export function dayIn(at: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
