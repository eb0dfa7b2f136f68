import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { useLaunch } from '#src/components/games/use-launch.ts';

/** Returns the function that opens a match for betting: in the lobby of its vendor, by the rules of every launch. */
export function useOpenMatch(): (match: Match) => void {
  const launch = useLaunch();
  return ({ gameCategory, vassalage }) => launch({ category: gameCategory, vendor: vassalage });
}
