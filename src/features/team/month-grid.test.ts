import { expect, it } from 'vitest';
import { countDays, dayFrom, monthAfter, monthGrid, monthOf } from './month-grid.ts';

it('a month has its days behind the cells of the week before the first', () => {
  expect(monthGrid('2026-11')).toMatchObject({ before: 0, days: { length: 30, 0: '2026-11-01', 29: '2026-11-30' } });
  expect(monthGrid('2028-02')).toMatchObject({ before: 2, days: { length: 29 } });
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthOf('2026-11-27')]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
  ]);
});

it('days are counted by the calendar, over a change of clocks too', () => {
  expect([countDays('2026-11-03', '2026-11-09'), countDays('2026-11-03', '2026-11-03')]).toEqual([7, 1]);
  expect(countDays('2026-03-01', '2026-04-30')).toBe(61);
  expect([dayFrom('2026-03-01', -1), dayFrom('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
});
