import { describe, expect, it } from 'vitest';
import { windowOf } from './limit-windows.ts';

const shown = (at: string, period: 'day' | 'week' | 'month', zone: string) => {
  const { begun, ends } = windowOf(Date.parse(at), period, zone);
  return [begun, ends].map((moment) => new Date(moment).toISOString().slice(0, 16));
};

describe('the period of a limit', () => {
  it.each([
    ['2026-03-14T02:59:00Z', 'day', 'America/Sao_Paulo', ['2026-03-13T03:00', '2026-03-14T03:00']],
    ['2026-03-14T03:00:00Z', 'day', 'America/Sao_Paulo', ['2026-03-14T03:00', '2026-03-15T03:00']],
    ['2026-03-15T23:59:00Z', 'week', 'UTC', ['2026-03-09T00:00', '2026-03-16T00:00']],
    ['2026-03-16T00:00:00Z', 'week', 'UTC', ['2026-03-16T00:00', '2026-03-23T00:00']],
    ['2026-12-31T12:00:00Z', 'month', 'UTC', ['2026-12-01T00:00', '2027-01-01T00:00']],
    // Clocks are put forward on 29 March: the day has 23 hours.
    ['2026-03-29T12:00:00Z', 'day', 'Europe/London', ['2026-03-29T00:00', '2026-03-29T23:00']],
    ['2026-03-01T00:30:00Z', 'month', 'Asia/Kathmandu', ['2026-02-28T18:15', '2026-03-31T18:15']],
  ] as const)('at %s is the %s of %s', (at, period, zone, expected) => {
    expect(shown(at, period, zone)).toEqual(expected);
  });
});
