import { localOf, offsetAt } from '../process/local-time.ts';
import { timeZone } from './time-zone.ts';

/** Printed as columns of equal width. */
export type Rows = readonly (readonly (string | number)[])[];

/** Prints rows as columns of equal width. */
export function printRows(print: (line: string) => void, rows: Rows): void {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  for (const row of texts) print(lineOf(row).trimEnd());
}

/** Epoch milliseconds → `2026-03-14 09:00 -03:00` in the answer's time zone, or `2026-03-14 12:00 UTC`. */
export function printTime(at: number): string {
  const zone = timeZone();
  const minutes = offsetAt(at, zone) / 60_000;
  const part = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
  return `${localOf(at, zone).replace('T', ' ')} ${zone === 'UTC' ? zone : offset}`;
}

const minute = 60_000;
const hour = 60 * minute;

/** A time that has passed, in its largest unit: `3 min`, `5 h`, `2 days`; ms. */
export function printAge(ms: number): string {
  if (ms < hour) return `${Math.max(0, Math.floor(ms / minute))} min`;
  if (ms < 48 * hour) return `${Math.floor(ms / hour)} h`;
  return `${Math.floor(ms / (24 * hour))} days`;
}

/** `on` or `off`, as `OnOff` reads it. */
export const writeSwitch = (on: boolean | number | undefined): string => (on ? 'on' : 'off');

/** A text of a member on one line: a terminal obeys control characters, and characters that turn the direction hide what is said. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
