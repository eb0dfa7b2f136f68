import type { PlayType, PrizeMode } from '#src/contract/core/game-type.ts';
import type { Launch } from '#src/contract/vendors/launch.schema.ts';
import type { PlatformCode } from '#src/contract/vendors/platform-code.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { deriveKey } from '#gateway/process/secrets.ts';
import type { findLaunchGame, LaunchQuery } from './find-launch-game.ts';
import { issueLaunchCode } from './play-access.ts';
import { ledgerOf } from '#gateway/ledger/play-money.ts';

/** A requested launch; `key` is its idempotency key. */
export type LaunchAsked = LaunchQuery & {
  readonly language: Language;
  readonly platform: PlatformCode;
  readonly prizeMode?: PrizeMode | undefined;
  readonly playType?: PlayType | undefined;
  readonly key: string | undefined;
};

/** The player: a member's id or a play-money player's, and the session, empty for a visitor. */
export type Playing = { readonly playerId: string; readonly sessionId: string };

type LaunchGame = Awaited<ReturnType<typeof findLaunchGame>>;

/** Opens a game that was found, for who may play it: its address carries a code that is good once [S1-365]. */
export async function answerLaunch(
  gateway: Gateway,
  { playerId, sessionId }: Playing,
  game: LaunchGame,
  { language, platform, key, prizeMode, playType }: LaunchAsked,
): Promise<Launch> {
  const now = gateway.clock();
  const launched = {
    memberId: playerId,
    sessionId,
    nodeId: game.node_id,
    vassalage: game.vassalage,
    language,
    prizeMode,
  };
  const request = key === undefined ? undefined : { secret: deriveKey(gateway, 'launch-code'), key };
  const code = await issueLaunchCode(ledgerOf(gateway.db, playerId), launched, now, request);
  const url = new URL(game.lottery === null ? '/slot/' : '/lotto/', gateway.config.gamesOrigin);
  url.search = new URLSearchParams({ code, vendor: game.vassalage, lang: language }).toString();
  url.searchParams.set('platform', String(platform));
  if (prizeMode) url.searchParams.set('prize_mode', prizeMode);
  if (playType) url.searchParams.set('play_type', playType);
  return {
    url: url.href,
    frame: game.frame_allowed === 1,
    gameName: language === 'en' ? game.name_en : game.name_pt,
    iconUrl: game.icon_url,
    openedAt: now,
    tellsReady: true,
  };
}
