import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginningsOf, dayOf, faultsOf, isDay, momentsOf, presets } from './date-range.ts';
import { rangeOf, readRecordSearch } from './record-search.ts';

afterEach(() => vi.unstubAllEnvs());
const today = '2026-11-23';

describe('a range of days', () => {
  it('is one of the zone in which the player is', () => {
    const at = new Date('2026-11-23T01:30:00Z');
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    expect(dayOf(at)).toBe('2026-11-22');
    expect(new Date(momentsOf({ from: today, to: today }).since).toISOString()).toBe('2026-11-23T03:00:00.000Z');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(dayOf(at)).toBe('2026-11-23');
  });

  it('holds every moment of days that have 25 hours, or no midnight', () => {
    vi.stubEnv('TZ', 'Europe/Lisbon');
    const long = momentsOf({ from: '2026-10-25', to: '2026-10-25' });
    expect((long.until - long.since) / 3_600_000).toBe(25);
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const short = momentsOf({ from: '2018-11-04', to: '2018-11-04' });
    expect((short.until - short.since) / 3_600_000).toBe(23);
    expect(presets.yesterday('2018-11-05')).toEqual({ from: '2018-11-04', to: '2018-11-04' });
  });

  it('is its days, each with the moment at which it begins, and the moment at which the last one ends [S1-082]', () => {
    vi.stubEnv('TZ', 'Europe/Lisbon');
    const moments = beginningsOf({ from: '2026-10-24', to: '2026-10-26' });
    expect(moments.map((at) => new Date(at).toISOString())).toEqual([
      '2026-10-23T23:00:00.000Z',
      '2026-10-24T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
      '2026-10-27T00:00:00.000Z',
    ]);
    expect(beginningsOf({ from: today, to: today })).toHaveLength(2);
  });

  it('is offered as today, yesterday, seven and thirty days', () => {
    expect(presets.today(today)).toEqual({ from: today, to: today });
    expect(presets.yesterday('2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(presets.week(today)).toEqual({ from: '2026-11-17', to: today });
    expect(presets.month(today)).toEqual({ from: '2026-10-25', to: today });
  });

  it('is validated for every choice: a cleared day, a future one, a reversed range, too long a range', () => {
    expect(faultsOf({ from: '', to: today }, today)).toEqual({ from: 'missing' });
    expect(faultsOf({ from: today, to: '' }, today)).toEqual({ to: 'missing' });
    expect(faultsOf({ from: today, to: '2026-11-24' }, today)).toEqual({ to: 'future' });
    expect(faultsOf({ from: '2026-11-22', to: '2026-11-21' }, today)).toEqual({ from: 'reversed' });
    expect(faultsOf({ from: '2026-08-26', to: today }, today)).toEqual({});
    expect(faultsOf({ from: '2026-08-25', to: today }, today)).toEqual({ from: 'long' });
    expect(['2026-02-30', '26-1-1', '2026-13-01', 'x', 7].filter(isDay)).toEqual([]);
  });
});

describe('the address of a list', () => {
  const kinds = { kind: ['win', 'bet'] } as const;
  it('has its days, its page and its filters', () => {
    const search = { from: '2026-11-01', to: '2026-11-02', page: 3, kind: 'win' };
    expect(readRecordSearch(search, kinds)).toEqual(search);
  });

  it('is read without what does not fit it', () => {
    const nonsense = { from: '2026-11-03', to: '2026-11-02', page: -1, kind: 'all', other: 1 };
    expect(readRecordSearch(nonsense, kinds)).toEqual({ page: undefined, kind: undefined });
    expect(readRecordSearch({ from: '2026-11-01', page: 'two' })).toEqual({ page: undefined });
    expect(rangeOf({}, today)).toEqual({ from: '2026-11-17', to: today });
  });
});
