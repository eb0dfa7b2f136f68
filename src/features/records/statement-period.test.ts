import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginningsOf } from '#src/components/kit/records/date-range.ts';
import { periodOf, readStatementSearch, spansOf, yearsOn } from './statement-period.ts';

const now = new Date(2026, 10, 27, 9);
afterEach(() => vi.unstubAllEnvs());
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

  it.each(['America/Asuncion', 'America/Sao_Paulo', 'Europe/Lisbon', 'Pacific/Auckland'])(
    'is months of whole days in %s, also where the clock changes in them, or at their first midnight [S1-081]',
    (zone) => {
      vi.stubEnv('TZ', zone);
      // In Asunción, the first hour of October of 2017 does not exist.
      for (const year of ['2017', '2018', '2026']) {
        const search = { year };
        const moments = spansOf(search, now);
        const begins = beginningsOf(periodOf(search, now));
        expect(moments.filter((at) => !begins.includes(at))).toEqual([]);
        expect([moments[0], moments.at(-1)]).toEqual([begins[0], begins.at(-1)]);
        expect(moments.slice(0, -1).map((at) => new Date(at).getDate())).toEqual(moments.slice(1).map(() => 1));
        const counts = moments
          .slice(1)
          .map((end, month) => begins.filter((at) => at >= (moments[month] ?? end) && at < end));
        expect(counts.slice(0, 10).map(({ length }) => length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31]);
      }
    },
  );

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
