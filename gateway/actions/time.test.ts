import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { printAge, printTime } from './print.ts';
import { inTimeZone } from './time-zone.ts';
import { time } from './time.ts';

const schema = time('until');
const read = (text: string, zone = 'UTC') =>
  inTimeZone(zone, () => {
    const parsed = v.safeParse(schema, text);
    return parsed.success ? new Date(parsed.output).toISOString() : parsed.issues[0].message;
  });

describe('a time', () => {
  it.each([
    ['2026-12-01T20:00Z', 'America/Sao_Paulo', '2026-12-01T20:00:00.000Z'],
    ['2026-12-01T20:00:30.500Z', 'UTC', '2026-12-01T20:00:30.500Z'],
    ['2026-12-01 20:00 -03:00', 'UTC', '2026-12-01T23:00:00.000Z'],
    ['2026-12-01T20:00+05:30', 'UTC', '2026-12-01T14:30:00.000Z'],
    ['2026-12-01 20:00 UTC', 'America/Sao_Paulo', '2026-12-01T20:00:00.000Z'],
    ['2026-12-01 20:00', 'America/Sao_Paulo', '2026-12-01T23:00:00.000Z'],
    ['2026-12-01T20:00', 'Asia/Kolkata', '2026-12-01T14:30:00.000Z'],
    ['2026-07-01 20:00', 'Europe/Lisbon', '2026-07-01T19:00:00.000Z'],
    ['2026-12-01 20:00', 'Europe/Lisbon', '2026-12-01T20:00:00.000Z'],
  ])('"%s" in %s is %s', (text, zone, at) => {
    expect(read(text, zone)).toBe(at);
  });

  it.each([
    ['tomorrow', 'UTC'],
    ['2026-02-30 20:00', 'UTC'],
    ['2026-12-01', 'UTC'],
    ['2026-12-01 25:00', 'UTC'],
    ['2026-12-01 20:00 CET', 'UTC'],
    // Clocks are put forward over it.
    ['2026-03-29 01:30', 'Europe/Lisbon'],
  ])('is not "%s" in %s', (text, zone) => {
    expect(read(text, zone)).toMatch(/^Say a time such as --until /);
  });

  it('is printed with its zone, and can be typed as it is printed', () => {
    const at = Date.UTC(2026, 11, 1, 23);
    expect(printTime(at)).toBe('2026-12-01 23:00 UTC');
    for (const [zone, printed] of [
      ['America/Sao_Paulo', '2026-12-01 20:00 -03:00'],
      ['Asia/Kolkata', '2026-12-02 04:30 +05:30'],
    ] as const) {
      expect(inTimeZone(zone, () => printTime(at))).toBe(printed);
      expect(read(printed)).toBe('2026-12-01T23:00:00.000Z');
    }
  });

  it('that has passed is printed in its largest unit', () => {
    expect([0, 59_000, 3_540_000, 7_200_000, 172_800_000].map(printAge)).toEqual([
      '0 min',
      '0 min',
      '59 min',
      '2 h',
      '2 days',
    ]);
  });
});
