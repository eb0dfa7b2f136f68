import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { GameCategory } from '#src/contract/game-type.ts';
import type { Game, Vendor } from '#src/contract/games.ts';
import { noticeDuration } from '#src/contract/limits.ts';
import { errorText, toAppError } from '#src/platform/errors.ts';
import { recentGamesResource } from '#src/state/recent.ts';
import { requestLaunch, runningGameAtom, showGame } from '#src/state/running-game.ts';
import { memberAtom } from '#src/state/session.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { decideLaunch, type LaunchItem } from './launch-decision.ts';

const isCategory = (type: string): type is GameCategory => GameCategory.options.some((option) => option === type);

/** A game of the lobby as something to launch; an unknown type is launched as a slot. */
export const gameItem = (game: Game): LaunchItem => ({
  category: isCategory(game.gameType) ? game.gameType : 'RNG',
  vendor: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  gameCode: game.gameCode,
  isGameH5: game.isGameH5,
  freeplay: game.freeplay,
  name: game.displayName,
});

/** A vendor's own lobby as something to launch. */
export const vendorItem = (vendor: Vendor, category: GameCategory): LaunchItem => ({
  category,
  vendor: vendor.vassalage,
  gameId: '',
  nodeId: '',
  gameCode: '',
  isGameH5: '',
  freeplay: false,
  name: vendor.accountTypeName,
});

/** Answers the function that launches an item by the rules of S1 §4; what goes wrong is said in a toast. */
export function useLaunch(): (item: LaunchItem) => void {
  const store = useStore();
  const navigate = useNavigate();
  const { i18n } = useLingui();

  const open = async (item: LaunchItem) => {
    const mapping = vendorSortingResource.peek(store)?.mapping;
    const decision = decideLaunch(item, store.get(memberAtom)?.type, mapping);
    switch (decision.kind) {
      case 'login':
        return navigate({ to: '/m/login' });
      case 'refuse':
        toasts.show(i18n._(errorText[decision.code]), { kind: 'error', duration: noticeDuration.freeReject });
        return;
      case 'vendorList':
        return navigate({ to: '/m/gameList', search: { gameType: decision.gameType, vassalage: decision.vassalage } });
      case 'launchScreen':
        return navigate({
          to: '/m/launchGame',
          search: { playType: 'trad', prize_mode: decision.prizeMode, code: decision.code, pageBack: 'home' },
        });
      default: {
        if (store.get(runningGameAtom)) return;
        const launch = await requestLaunch(store, decision.body);
        if (!launch) return;
        if (launch.frame) showGame(store, launch);
        else window.location.assign(launch.url);
        recentGamesResource.invalidate(store);
      }
    }
  };

  return (item) => {
    open(item).catch((cause: unknown) => toasts.show(i18n._(errorText[toAppError(cause).code]), { kind: 'error' }));
  };
}
