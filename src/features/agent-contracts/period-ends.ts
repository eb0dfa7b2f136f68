/** The day (YYYY-MM-DD) on which the period of a dividend ends that begins on a day, a 1st or a 16th. */
function periodEnd(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return first.endsWith('-01')
    ? `${first.slice(0, 8)}15`
    : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The last days that a dividend may have which begins on a day and is over by another, the nearest first. */
export function periodEnds(first: string, until: string): readonly string[] {
  const ends: string[] = [];
  for (let end = periodEnd(first); end <= until; end = periodEnd(nextDay(end))) ends.push(end);
  return ends;
}
