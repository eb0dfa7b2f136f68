import { gameLaunchFB, launchGame } from '#src/contract/vendors/launch.ts';
import type { Launch } from '#src/contract/vendors/launch.schema.ts';
import { isTrialGuest, may } from '#src/contract/core/member-type.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { answerLaunch, type LaunchAsked } from '../vendors/answer-launch.ts';
import { findLaunchGame } from '../vendors/find-launch-game.ts';
import { launchFree } from '../vendors/launch-free.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { route } from '#gateway/http/route.ts';
import type { Member } from '#gateway/context/member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { addRecentGame } from './recent-games.ts';

/**
 * Prepares the member's wallets for a game of a vendor before it is launched; answers what the game does with their money when it is left, undefined for
 * a game on the main wallet. May refuse the launch.
 */
type PrepareWallets = (
  gateway: Gateway,
  player: { readonly memberId: string; readonly currency: string },
  game: { readonly vassalage: string; readonly wallet_url: string },
) => Promise<'follows' | 'own' | undefined>;

/** Both launch calls; the second path is for vendors that an operator's own gateway marks for it. */
export function addLaunchRoutes(app: App, gateway: Gateway, prepareWallets: PrepareWallets): void {
  for (const call of [launchGame, gameLaunchFB]) {
    route(app, gateway, call, async ({ body, member, ip, idempotencyKey: key }) => {
      await gateway.limits.consume('launch', ip);
      return launch(gateway, member, { ...body, key }, prepareWallets);
    });
  }
}

/**
 * Members of type 0, 1 and 2 open every game, trial guests those with free play and with play money, agents none [S1-298]. The app
 * sends a guest's launch as a free-play login; what asks here is answered the same.
 */
async function launch(
  gateway: Gateway,
  member: Member,
  asked: LaunchAsked,
  prepareWallets: PrepareWallets,
): Promise<Launch> {
  const { id, type, sessionId } = member;
  if (isTrialGuest(type)) return launchFree(gateway, { member_id: id, sessionId }, asked);
  if (!may.play(type)) throw new Refusal('free_reject');
  const game = await findLaunchGame(gateway, asked);
  const player = await readPlayer(gateway.db, id);
  if (!player) throw new Refusal('session_ended');
  if (player.status === 'locked') throw new Refusal('no_permission');
  const wallet = await prepareWallets(gateway, { memberId: id, currency: player.currency }, game);
  const answer = await answerLaunch(gateway, { playerId: id, sessionId }, game, asked);
  await addRecentGame(gateway.db, id, game.node_id, gateway.clock());
  return { ...answer, ...(wallet && { wallet: { vendor: game.vassalage, follows: wallet === 'follows' } }) };
}
