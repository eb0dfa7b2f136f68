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
import { addRecentGame } from './recent-games.ts';

/** Both launch calls; the second path is for vendors that an operator's own gateway marks for it. */
export function addLaunchRoutes(app: App, gateway: Gateway): void {
  for (const call of [launchGame, gameLaunchFB]) {
    route(app, gateway, call, async ({ body, member, ip, idempotencyKey: key }) => {
      await gateway.limits.consume('launch', ip);
      return launch(gateway, member, { ...body, key });
    });
  }
}

/**
 * Members of type 0, 1 and 2 open every game, trial guests those with free play and with play money, agents none [S1-298]. The app
 * sends a guest's launch as a free-play login; what asks here is answered the same.
 */
async function launch(gateway: Gateway, member: Member, asked: LaunchAsked): Promise<Launch> {
  const { id, type, sessionId } = member;
  if (isTrialGuest(type)) return launchFree(gateway, { member_id: id, sessionId }, asked);
  if (!may.play(type)) throw new Refusal('free_reject');
  const game = await findLaunchGame(gateway, asked);
  const answer = await answerLaunch(gateway, { playerId: id, sessionId }, game, asked);
  await addRecentGame(gateway.db, id, game.node_id, gateway.clock());
  return answer;
}
