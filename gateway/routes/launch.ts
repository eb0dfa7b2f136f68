import type { PlayType, PrizeMode } from '#src/contract/game-type.ts';
import { gameLaunchFB, type Launch, launchGame } from '#src/contract/launch.ts';
import { may } from '#src/contract/member-type.ts';
import type { Language } from '#src/contract/wire.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { findLaunchGame, type Wanted } from '../domain/find-launch-game.ts';
import { issueLaunchCode } from '../domain/play-access.ts';
import { Refusal } from '../process/refusal.ts';
import { route } from '../http/route.ts';
import type { Member } from '../domain/member.ts';
import { deriveKey } from '../process/secrets.ts';
import { addRecentGame } from '../lobby/recent-games.ts';

type Asked = Wanted & {
  readonly language: Language;
  readonly prizeMode?: PrizeMode | undefined;
  readonly playType?: PlayType | undefined;
};

/** Both launch calls; the second path is for vendors that an operator's own gateway marks for it. */
export function addLaunchRoutes(app: App, gateway: Gateway): void {
  for (const call of [launchGame, gameLaunchFB]) {
    route(app, gateway, call, async ({ body, member, ip, idempotencyKey }) => {
      await gateway.limits.consume('launch', ip);
      return launch(gateway, member, body, idempotencyKey);
    });
  }
}

/** Members of type 0, 1 and 2 open every game, trial guests those with free play, agents none [S1-298]. */
async function launch(gateway: Gateway, member: Member, asked: Asked, key: string | undefined): Promise<Launch> {
  const { db, clock, config } = gateway;
  const game = await findLaunchGame(db, asked);
  if (!game.freeplay && !may.play(member.type)) throw new Refusal('free_reject');
  const now = clock();
  const { language } = asked;
  const launched = {
    memberId: member.id,
    sessionId: member.sessionId,
    nodeId: game.node_id,
    vassalage: game.vassalage,
    language,
  };
  const request = key === undefined ? undefined : { secret: deriveKey(gateway, 'launch-code'), key };
  const code = await issueLaunchCode(db, launched, now, request);
  await addRecentGame(db, member.id, game.node_id, now);
  const url = new URL('/slot/', config.gamesOrigin);
  url.search = new URLSearchParams({ code, vendor: game.vassalage, lang: language }).toString();
  if (asked.prizeMode) url.searchParams.set('prize_mode', asked.prizeMode);
  if (asked.playType) url.searchParams.set('play_type', asked.playType);
  return {
    url: url.href,
    frame: game.frame_allowed === 1,
    gameName: language === 'en' ? game.name_en : game.name_pt,
    openedAt: now,
    tellsReady: true,
  };
}
