const minute = 60_000;
const hour = 60 * minute;

/** The time of a match: first kick-off (epoch ms), its length, and the hours from one kick-off to the next (0: never). */
export type MatchTime = { readonly startsAt: number; readonly minutes: number; readonly repeatHours: number };

/** A match at a moment: the relevant kick-off (epoch ms), and whether it is being played. */
export type Kickoff = { readonly at: number; readonly running: boolean };

/** The running kick-off of a match, else the next; null when it is over for good. */
export function kickoffAt({ startsAt, minutes, repeatHours }: MatchTime, now: number): Kickoff | null {
  const every = repeatHours * hour;
  const ended = now - startsAt - minutes * minute;
  const at = every > 0 && ended >= 0 ? startsAt + (Math.floor(ended / every) + 1) * every : startsAt;
  return at + minutes * minute <= now ? null : { at, running: at <= now };
}
