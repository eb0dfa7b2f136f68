import { expect, it } from 'vitest';
import { dayIn } from '#src/contract/core/age.ts';
import { esportsVendors } from '#src/contract/core/game-type.ts';
import { kickoffAt } from '#src/contract/lobby/match-time.ts';
import { matchesAt } from './match-seed.ts';

const filled = Date.UTC(2026, 10, 25, 16, 42, 7);
const hour = 3_600_000;
const zone = 'America/Sao_Paulo';
const matches = matchesAt(filled);

it('has at every hour of the next weeks a running match, one that begins within the hour, and some on each of the next days', () => {
  for (let later = 0; later < 24 * 21; later += 5) {
    const now = filled + later * hour;
    const kickoffs = matches.map((row) =>
      kickoffAt({ startsAt: row.starts_at, minutes: row.minutes, repeatHours: row.repeat_hours }, now),
    );
    expect(kickoffs).not.toContain(null);
    expect(kickoffs.filter((kickoff) => kickoff?.running).length).toBeGreaterThan(0);
    expect(kickoffs.some((kickoff) => kickoff && !kickoff.running && kickoff.at - now <= hour)).toBe(true);
    const days = new Set(kickoffs.map((kickoff) => dayIn(kickoff?.at ?? 0, zone)));
    for (let day = 1; day <= 6; day += 1) expect(days).toContain(dayIn(now + day * 24 * hour, zone));
  }
});

it('begins at whole minutes, and names e-sports at e-sports vendors alone', () => {
  for (const row of matches) {
    expect(row.starts_at % 60_000).toBe(0);
    expect(row.sport === 'esports').toBe(esportsVendors.some((vendor) => vendor === row.vassalage));
    expect(row.repeat_hours * 60).toBeGreaterThanOrEqual(row.minutes);
    for (const color of [row.home_color, row.away_color]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
});
