import type { I18n } from '@lingui/core';
import type { useNavigate } from '@tanstack/react-router';
import { lobbyCode } from '#src/contract/core/game-type.ts';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { openLaunch, requestLaunch } from '#src/state/lobby/launch.ts';
import { recordRecentGame } from '#src/state/lobby/record-recent-game.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { knownMember } from '#src/state/identity/known-member.ts';
import { statusResource } from '#src/state/site/site.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { decideLaunch, type LaunchItem } from './launch-decision.ts';
import { ourInterface } from '#src/components/games/lottery/lottery-address.ts';
import { openLottery } from '#src/components/games/lottery/open-lottery.ts';
import { signInFor } from '#src/components/kit/sign-in-for.ts';

/** Dependencies of a launch: the parts of the page that was tapped. */
export type ResumeContext = { store: Store; navigate: ReturnType<typeof useNavigate>; i18n: I18n };

/** Launches an item by the rules of S1 §4; failures are shown in a toast. Never rejects. */
export async function launchItem(item: LaunchItem, { store, navigate, i18n }: ResumeContext): Promise<void> {
  const askedAt = Date.now();
  const mapping = vendorSortingResource.peek(store)?.mapping;
  const { lotteryPrizeMode, freePlayModule } = statusResource.peek(store, undefined)?.info ?? {};
  const type = (await knownMember(store))?.type;
  const decision = decideLaunch(item, type, mapping, lotteryPrizeMode, freePlayModule !== undefined);
  try {
    switch (decision.kind) {
      case 'login':
        return await signInFor({ kind: 'launch', item }, { kind: 'play', name: item.name }, navigate);
      case 'refuse':
        throw new AppError(decision.code);
      case 'vendorList':
        return await navigate({
          to: '/m/gameList',
          search: { gameType: decision.gameType, vassalage: decision.vassalage },
        });
      case 'launchScreen':
        return await navigate({
          to: '/m/launchGame',
          search: { playType: 'trad', prize_mode: decision.prizeMode, code: decision.code, pageBack: 'home' },
        });
      case 'lotteryLobby':
        return await navigate({
          to: '/m/startLottery',
          search: { vendor: decision.vendor, code: lobbyCode, prize_mode: decision.prizeMode },
        });
      case 'lottery':
        if (store.get(runningGameAtom)) return;
        return await openLottery(store, decision.body, { mui: ourInterface });
      default: {
        if (store.get(runningGameAtom)) return;
        const launch = await requestLaunch(store, decision.body);
        if (!launch) return;
        openLaunch(store, launch, decision.body, askedAt);
        void recordRecentGame(store, decision.body);
      }
    }
  } catch (cause) {
    const { code } = toAppError(cause);
    const duration = code === 'free_reject' ? noticeDuration.freeReject : undefined;
    toasts.show(i18n._(errorText[code]), { kind: 'error', ...(duration && { duration }) });
  }
}
