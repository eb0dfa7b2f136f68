import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import type { Game } from '#src/contract/games.ts';
import { loadingMax, noticeDuration } from '#src/contract/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import {
  favouriteIdsAtom,
  favouriteIdsResource,
  togglingFavouritesAtom,
  unsentFavouritesAtom,
} from '#src/state/favourites.ts';
import { knownMember } from '#src/state/known-member.ts';
import { toasts } from '#src/ui/toast-store.ts';

/**
 * The favourite star of every tile. Signed out it leads to login [S1-320]; signed in it adds or removes [S1-321], with a
 * loading message for up to 10 s [S1-322], 'changes saved' for 1 s on success [S1-324] and a quiet line when it was not
 * saved. Without a network it waits in the outbox, marked as unsent.
 */
export function useFavourite() {
  const { t } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  // Stars ask what is stored: nobody else does at the start of a visit.
  useResource(favouriteIdsResource, undefined, { onDemand: true });
  const ids = useAtomValue(favouriteIdsAtom);
  const saving = useAtomValue(togglingFavouritesAtom);
  const unsent = useAtomValue(unsentFavouritesAtom);

  const toggle = async (game: Game) => {
    if (!(await knownMember(store))) return void navigate({ to: '/m/login' });
    const loading = toasts.show(t`Please wait…`, { kind: 'loading', duration: loadingMax.favourite });
    try {
      const { toggleFavourite } = await import('#src/state/toggle-favourite.ts');
      const outcome = await toggleFavourite(store, game);
      if (outcome === 'unsent') toasts.show(t`Kept here, and sent when the internet is back.`);
      else toasts.show(t`Changes saved`, { kind: 'success', duration: noticeDuration.saved });
    } catch {
      toasts.show(t`Not saved: the favourite is as it was.`);
    } finally {
      toasts.hide(loading);
    }
  };
  return { ids, saving, unsent, toggle: (game: Game) => void toggle(game) };
}
