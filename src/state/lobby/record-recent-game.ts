import { addRecentGame } from '#src/contract/lobby/recent-games.ts';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { may } from '#src/contract/core/member-type.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { recentGamesResource } from './recent.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';

/**
 * Records a launched game as played now, then reads the list of recent games again [S1-358]. A game with play money is not
 * recorded; only the gateway knows the game of a vendor's lobby. Never rejects, and failures are silent: the game runs.
 */
export async function recordRecentGame(store: Store, { nodeId }: LaunchBody): Promise<void> {
  const member = store.get(memberAtom);
  if (!member) return;
  if (nodeId && may.play(member.type)) await send(addRecentGame, { body: { nodeId } }).catch(() => undefined);
  recentGamesResource.invalidate(store);
}
