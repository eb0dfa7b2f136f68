import type { Launch } from '#src/contract/vendors/launch.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { answerLaunch, type LaunchAsked } from './answer-launch.ts';
import { findLaunchGame } from './find-launch-game.ts';
import { type PlayOwner, openPlaySession } from './play-players.ts';

/**
 * Opens a game with play money: for a trial guest in their session, for a visitor by their cookie. It is noted nowhere else: no recent
 * game, no winner. Refuses with free_reject where the game has no free play [S1-010], and as findLaunchGame does.
 */
export async function launchFree(
  gateway: Gateway,
  owner: PlayOwner & { readonly sessionId: string },
  asked: LaunchAsked,
): Promise<Launch> {
  const { db, clock, config } = gateway;
  const game = await findLaunchGame(gateway, asked);
  if (!game.freeplay) throw new Refusal('free_reject');
  const { sessionId, ...whose } = owner;
  const { id: playerId } = await openPlaySession(db, whose, config.merchant, clock());
  return answerLaunch(gateway, { playerId, sessionId }, game, asked);
}
