/** Offset of a time zone (IANA name) from UTC at a moment (epoch ms); ms. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A moment (epoch ms) as local time of a time zone: `2026-03-14T09:00`. */
export const localOf = (at: number, timeZone: string): string =>
  new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);

/** The moments that a local time may be, which is written as if it were UTC (epoch ms), the likelier first: they differ at a change of the clocks. */
export function momentsNear(asUtc: number, timeZone: string): [likely: number, other: number] {
  const near = asUtc - offsetAt(asUtc, timeZone);
  return [asUtc - offsetAt(near, timeZone), near];
}

/** Local time `2026-03-14T09:00` of a time zone → epoch ms; NaN if that time does not exist (a change to summer time). */
export function momentOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  return momentsNear(asUtc, timeZone).find((at) => localOf(at, timeZone) === local) ?? NaN;
}

/** Whether a text is the name of a time zone, such as America/Sao_Paulo or UTC. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
