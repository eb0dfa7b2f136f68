import type { useNavigate } from '@tanstack/react-router';
import type { LaunchBody } from '#src/contract/launch.ts';
import { playTypes, readPrizeMode } from '#src/contract/game-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { openLaunch, requestLaunch } from '#src/state/launch.ts';
import { noteRecentGame } from '#src/state/note-recent-game.ts';
import { themeAtom } from '#src/state/theme.ts';
import { type Look, lotteryAddress } from './lottery-address.ts';

/** What an address says of how a lottery is played [S1-240]. */
type Asked = Look & {
  readonly prize_mode?: string | undefined;
  readonly playType?: string | undefined;
  readonly pageBack?: string | undefined;
};

/**
 * Launches a lottery over the page that its closing leads to: home where `pageBack` is set, else the lobby [S1-238, S1-239]. Rejects with
 * an AppError.
 */
export async function startLottery(
  store: Store,
  navigate: ReturnType<typeof useNavigate>,
  game: LaunchBody,
  { prize_mode, playType: typeText, pageBack, ...look }: Asked,
): Promise<void> {
  const askedAt = Date.now();
  const prizeMode = readPrizeMode(prize_mode);
  const playType = playTypes.find((type) => type === typeText);
  const body = { ...game, ...(prizeMode && { prizeMode }), ...(playType && { playType }) };
  const launch = await requestLaunch(store, body);
  if (!launch) return;
  if (launch.frame) await navigate({ to: pageBack ? '/m/home' : '/m/game', replace: true });
  const url = lotteryAddress(launch.url, look, store.get(themeAtom));
  openLaunch(store, { ...launch, url }, body, askedAt);
  void noteRecentGame(store, body);
}
