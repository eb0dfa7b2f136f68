import { expect, it } from 'vitest';
import { periodEnds } from './offer-rules.ts';

it('a dividend ends on a 15th or with a month, and within the own contract', () => {
  expect(periodEnds('2028-02-01', '2028-03-20')).toEqual(['2028-02-15', '2028-02-29', '2028-03-15']);
  expect(periodEnds('2026-12-16', '2027-01-15')).toEqual(['2026-12-31', '2027-01-15']);
  expect(periodEnds('2026-12-16', '2026-12-30')).toEqual([]);
});
