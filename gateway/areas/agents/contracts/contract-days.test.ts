import { expect, it } from 'vitest';
import { tierAbove, tierAt, tierFault } from '#src/contract/agents/contract-tiers.ts';
import { boundaryFrom, nextPeriod, periodEnd, periodOf } from './contract-days.ts';
import { shareOf } from './share-of.ts';

it('a dividend has two periods a month: to the 15th, and to its last day', () => {
  expect([periodOf('2026-02-15'), periodEnd('2026-02-15'), nextPeriod('2026-02-15')]).toEqual([
    ...['2026-02-01', '2026-02-15', '2026-02-16'],
  ]);
  expect([periodOf('2026-02-28'), periodEnd('2026-02-16'), nextPeriod('2026-02-16')]).toEqual([
    ...['2026-02-16', '2026-02-28', '2026-03-01'],
  ]);
  expect(periodEnd('2028-02-20')).toBe('2028-02-29');
  expect(periodEnd('2026-12-31')).toBe('2026-12-31');
  expect(boundaryFrom('dividend', '2026-03-02')).toBe('2026-03-16');
  expect(boundaryFrom('dividend', '2026-03-16')).toBe('2026-03-16');
  expect(boundaryFrom('salary', '2026-03-02')).toBe('2026-03-02');
});

const tiers = [
  { turnover: 1000, active: 2, rate: 8 },
  { turnover: 5000, active: 4, rate: 10 },
];

it('the highest tier holds whose turnover and active members are both reached, from exactly there on', () => {
  expect(tierAt(tiers, { turnover: 999, active: 9 })).toEqual({ place: 0, rate: 0 });
  expect(tierAt(tiers, { turnover: 1000, active: 2 })).toEqual({ place: 1, rate: 8 });
  expect(tierAt(tiers, { turnover: 9000, active: 3 })).toEqual({ place: 1, rate: 8 });
  expect(tierAt(tiers, { turnover: 5000, active: 4 })).toEqual({ place: 2, rate: 10 });
  expect(tierAt(tiers, { turnover: -10, active: 9 })).toEqual({ place: 0, rate: 0 });
});

it('a share is exact, rounded down, also where a product is beyond exact numbers, and nothing of a loss', () => {
  expect(shareOf(12_345, 8)).toBe(9);
  expect(shareOf(999_999_999_999_999, 5000)).toBe(499_999_999_999_999);
  expect(shareOf(-500, 5000)).toBe(0);
});

it('tiers are in order, within the bounds of their kind, and never above those that they are compared with', () => {
  expect(tierFault('salary', tiers)).toBeUndefined();
  expect(tierFault('salary', [])).toBe('number');
  expect(tierFault('salary', tiers.toReversed())).toBe('order');
  expect(tierFault('salary', [{ turnover: 0, active: 0, rate: 101 }])).toBe('bounds');
  expect(tierFault('dividend', [{ turnover: 0, active: 0, rate: 5000 }])).toBeUndefined();
  expect(tierFault('dividend', [{ turnover: 0, active: 0, rate: 5001 }])).toBe('bounds');
  expect(tierAbove(tiers, tiers)).toBeUndefined();
  expect(tierAbove([{ turnover: 1000, active: 2, rate: 9 }], tiers)).toMatchObject({ rate: 9 });
  expect(tierAbove([{ turnover: 999, active: 2, rate: 1 }], tiers)).toMatchObject({ turnover: 999 });
});
