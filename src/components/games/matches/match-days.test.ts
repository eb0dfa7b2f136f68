import { describe, expect, it, vi } from 'vitest';
import { dayIn } from '#src/contract/core/age.ts';
import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { matchDays, standingMatches } from './match-days.ts';

const side = { name: 'Gulls', color: '#546772' };
/** A match of 105 minutes at a time in UTC. */
const at = (matchId: string, startsAt: string, more: Partial<Match> = {}): Match => ({
  matchId,
  sport: 'football',
  league: 'Tide League',
  home: side,
  away: side,
  startsAt: Date.parse(startsAt),
  minutes: 105,
  repeatHours: 0,
  hot: true,
  gameCategory: 'SPORTS',
  vassalage: 'PLC',
  vendorName: 'Placar',
  open: true,
  ...more,
});
const grouped = (matches: readonly Match[], now: string, timeZone: string) =>
  matchDays(matches, Date.parse(now), timeZone).map(({ day, when, matches: list }) => [
    when === 'now' ? when : day,
    when,
    list.map(({ match }) => match.matchId).join(),
  ]);

describe('the matches of a reader', () => {
  const matches = [
    at('late', '2026-11-26T02:30:00Z'),
    at('next', '2026-11-26T03:00:00Z'),
    at('week', '2026-12-01T12:00:00Z'),
    at('runs', '2026-11-25T21:00:00Z'),
    at('began', '2026-11-25T20:30:00Z'),
    at('over', '2026-11-25T18:00:00Z'),
  ];

  it('are running ones, earliest first, then upcoming ones by days of the reader’s time zone; no past ones [S1-091]', () => {
    expect(grouped(matches, '2026-11-25T21:10:00Z', 'America/Sao_Paulo')).toEqual([
      ['now', 'now', 'began,runs'],
      ['2026-11-25', 'today', 'late'],
      ['2026-11-26', 'tomorrow', 'next'],
      ['2026-12-01', 'later', 'week'],
    ]);
    expect(grouped(matches, '2026-11-25T21:10:00Z', 'UTC')).toEqual([
      ['now', 'now', 'began,runs'],
      ['2026-11-26', 'tomorrow', 'late,next'],
      ['2026-12-01', 'later', 'week'],
    ]);
    expect(grouped(matches, '2026-11-25T21:10:00Z', 'Asia/Tokyo').map(([, when]) => when)).toEqual([
      'now',
      'today',
      'later',
    ]);
  });

  it('begin a new day at the reader’s midnight, and not earlier', () => {
    const both = [at('before', '2026-11-26T02:59:00Z'), at('after', '2026-11-26T03:00:00Z')];
    expect(grouped(both, '2026-11-26T02:58:59Z', 'America/Sao_Paulo').map(([, when]) => when)).toEqual([
      'today',
      'tomorrow',
    ]);
    expect(grouped([at('after', '2026-11-26T04:00:00Z')], '2026-11-26T03:00:00Z', 'America/Sao_Paulo')).toEqual([
      ['2026-11-26', 'today', 'after'],
    ]);
  });

  it('are tomorrow where that day has 23 hours, or 25', () => {
    // Clocks are put forward on 2026-03-29 and back on 2026-10-25.
    expect(grouped([at('a', '2026-03-29T21:30:00Z')], '2026-03-28T12:00:00Z', 'Europe/Lisbon')[0]?.[1]).toBe(
      'tomorrow',
    );
    expect(grouped([at('b', '2026-03-29T23:30:00Z')], '2026-03-28T12:00:00Z', 'Europe/Lisbon')[0]?.[1]).toBe('later');
    expect(grouped([at('c', '2026-10-25T23:30:00Z')], '2026-10-24T12:00:00Z', 'Europe/Lisbon')[0]?.[1]).toBe(
      'tomorrow',
    );
    expect(grouped([at('d', '2026-10-26T00:00:00Z')], '2026-10-24T12:00:00Z', 'Europe/Lisbon')[0]?.[1]).toBe('later');
  });

  it('recur by themselves, at any age of the response', () => {
    const weekly = at('weekly', '2026-11-25T20:00:00Z', { repeatHours: 168 });
    const [shown] = standingMatches([weekly], Date.parse('2027-01-06T20:10:00Z'));
    expect(shown?.kickoff).toEqual({ at: Date.parse('2027-01-06T20:00:00Z'), running: true });
  });
});

it('groups by the days of UTC on a device whose zone no browser knows', () => {
  vi.stubEnv('TZ', 'Mars/Base');
  const now = Date.UTC(2026, 2, 14, 12);
  expect(dayIn(now)).toBe('2026-03-14');
  expect(matchDays([], now)).toEqual([]);
  vi.unstubAllEnvs();
});
