import { describe, expect, it } from 'vitest';
import { periodOf, readStatementSearch, spansOf, yearsOn } from './statement-period.ts';

const now = new Date(2026, 10, 27, 9);
const days = (moments: readonly number[]) => moments.map((at) => new Date(at).toDateString().slice(4));

describe('the period of a statement', () => {
  it('is this year until today, month by month, unless the address has another', () => {
    expect(periodOf({}, now)).toEqual({ from: '2026-01-01', to: '2026-11-27' });
    expect(spansOf({}, now)).toHaveLength(12);
    expect(days(spansOf({}, now).slice(-2))).toEqual(['Nov 01 2026', 'Nov 28 2026']);
    expect(periodOf({ year: '2024' }, now)).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    expect(days(spansOf({ year: '2024' }, now).slice(-2))).toEqual(['Dec 01 2024', 'Jan 01 2025']);
    expect(yearsOn(now)).toEqual(['2026', '2025', '2024', '2023', '2022']);
  });

  it('is the days of a list as one span; a year beside them is shown first', () => {
    const range = { from: '2026-11-01', to: '2026-11-07' };
    expect(periodOf(range, now)).toEqual(range);
    expect(days(spansOf(range, now))).toEqual(['Nov 01 2026', 'Nov 08 2026']);
    expect(periodOf({ ...range, year: '2025' }, now)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('leaves out what is no year and no range', () => {
    expect(readStatementSearch({ year: 2025, from: '2026-11-07', to: '2026-11-01' })).toEqual({ year: '2025' });
    expect(readStatementSearch({ year: '1999', from: '2026-11-01', to: '2026-11-07' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-07',
    });
  });
});
