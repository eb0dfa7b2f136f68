import type { useRouter } from '@tanstack/react-router';
import type { Look } from '#src/components/games/lottery/lottery-address.ts';
import { openLottery } from '#src/components/games/lottery/open-lottery.ts';
import { pageTimeout, stepBack } from '#src/components/kit/step-back.ts';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { playTypes, readPrizeMode } from '#src/contract/core/game-type.ts';
import { within } from '#src/contract/core/within.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** A lottery's mode of play in an address [S1-240]. */
type Asked = Look & {
  readonly prize_mode?: string | undefined;
  readonly playType?: string | undefined;
  readonly pageBack?: string | undefined;
};

/**
 * Launches a lottery, replacing the page of its address by the page that closing returns to: the previous page; if the address
 * itself was opened, home with `pageBack`, else the lobby [S1-238, S1-239]. Rejects with an AppError.
 */
export async function startLottery(
  store: Store,
  router: ReturnType<typeof useRouter>,
  game: LaunchBody,
  { prize_mode, playType: typeText, pageBack, ...look }: Asked,
): Promise<void> {
  const prizeMode = readPrizeMode(prize_mode);
  const playType = playTypes.find((type) => type === typeText);
  const body = { ...game, ...(prizeMode && { prizeMode }), ...(playType && { playType }) };
  await openLottery(store, body, look, () =>
    router.history.canGoBack()
      ? stepBack(router)
      : within(router.navigate({ to: pageBack ? '/m/home' : '/m/game', replace: true }), pageTimeout),
  );
}
