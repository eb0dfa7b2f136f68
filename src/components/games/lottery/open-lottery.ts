import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { openLaunch, requestLaunch } from '#src/state/lobby/launch.ts';
import { recordRecentGame } from '#src/state/lobby/record-recent-game.ts';
import { themeAtom } from '#src/state/app/theme.ts';
import { type Look, lotteryAddress } from './lottery-address.ts';

/**
 * Launches a lottery in the requested look. `reachPage` navigates to the page below it, once the gateway has opened the game.
 * Rejects with an AppError.
 */
export async function openLottery(
  store: Store,
  body: LaunchBody,
  look: Look,
  reachPage: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const askedAt = Date.now();
  const launch = await requestLaunch(store, body);
  if (!launch) return;
  if (launch.frame) await reachPage();
  const url = lotteryAddress(launch.url, look, store.get(themeAtom));
  openLaunch(store, { ...launch, url }, body, askedAt);
  void recordRecentGame(store, body);
}
