import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

it.each([
  ['in the west', '2026-03-14T12:00Z', 'America/Sao_Paulo', '2026-03-14T03:00Z', '2026-03-15T03:00Z'],
  [
    'in the west, past midnight in UTC',
    '2026-03-15T02:59Z',
    'America/Sao_Paulo',
    '2026-03-14T03:00Z',
    '2026-03-15T03:00Z',
  ],
  ['in the east', '2026-03-14T17:00Z', 'Asia/Shanghai', '2026-03-14T16:00Z', '2026-03-15T16:00Z'],
  ['of UTC', '2026-03-14T00:00Z', 'UTC', '2026-03-14T00:00Z', '2026-03-15T00:00Z'],
  ['of 23 hours', '2026-03-29T12:00Z', 'Europe/Lisbon', '2026-03-29T00:00Z', '2026-03-29T23:00Z'],
  ['of 25 hours', '2026-10-25T23:30Z', 'Europe/Lisbon', '2026-10-24T23:00Z', '2026-10-26T00:00Z'],
  ['that began at one', '2018-11-04T12:00Z', 'America/Sao_Paulo', '2018-11-04T03:00Z', '2018-11-05T02:00Z'],
])('a day %s begins and ends at midnight by its own clocks', (_, at, zone, start, end) => {
  expect(dayOf(Date.parse(at), zone)).toEqual({ start: Date.parse(start), end: Date.parse(end) });
});
