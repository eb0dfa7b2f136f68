import { dayIn } from '#src/contract/core/age.ts';
import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { type Kickoff, kickoffAt } from '#src/contract/lobby/match-time.ts';

export type ShownMatch = { readonly match: Match; readonly kickoff: Kickoff };

/** The matches that are not over at a moment (epoch ms): running ones, then upcoming ones, each group by kick-off. */
export function standingMatches(matches: readonly Match[], now: number): ShownMatch[] {
  return matches
    .flatMap((match): ShownMatch[] => {
      const kickoff = kickoffAt(match, now);
      return kickoff ? [{ match, kickoff }] : [];
    })
    .toSorted((a, b) => Number(b.kickoff.running) - Number(a.kickoff.running) || a.kickoff.at - b.kickoff.at);
}

/** `day` is YYYY-MM-DD in the reader's time zone. */
export type MatchDay = {
  readonly day: string;
  readonly when: 'now' | 'today' | 'tomorrow' | 'later';
  readonly matches: readonly ShownMatch[];
};

/** The next calendar day, both YYYY-MM-DD; independent of daylight saving time. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The running matches, then the days of upcoming matches, in order: in a time zone (IANA name), or the device's. */
export function matchDays(matches: readonly Match[], now: number, timeZone?: string): MatchDay[] {
  const today = dayIn(now, timeZone);
  const days = new Map<string, { day: string; when: MatchDay['when']; matches: ShownMatch[] }>();
  for (const shown of standingMatches(matches, now)) {
    const { at, running } = shown.kickoff;
    const day = running ? today : dayIn(at, timeZone);
    const key = running ? 'now' : day;
    const group = days.get(key) ?? { day, when: running ? 'now' : whenIs(day, today), matches: [] };
    group.matches.push(shown);
    days.set(key, group);
  }
  return [...days.values()];
}

function whenIs(day: string, today: string): 'today' | 'tomorrow' | 'later' {
  if (day === today) return 'today';
  return day === dayAfter(today) ? 'tomorrow' : 'later';
}
