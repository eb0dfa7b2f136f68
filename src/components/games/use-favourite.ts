import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { loadShellTexts } from '#src/platform/language/i18n.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import {
  favouriteIdsAtom,
  favouriteIdsResource,
  togglingFavouritesAtom,
  unsentFavouritesAtom,
} from '#src/state/lobby/favourites.ts';
import { toasts } from '#src/ui/toast-store.ts';

/**
 * The favourite star of every tile. Signed out it leads to login [S1-320]; signed in it adds or removes [S1-321], with a loading
 * message for up to 10 s [S1-322], a success message for 1 s [S1-324] and a quiet line on failure. Offline the change is queued
 * in the outbox, marked as unsent. The code of a tap loads with the first one, see favourites/tap-star.ts.
 */
export function useFavourite() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  // Loads the outbox here: at the start of a visit only the stars need it.
  useResource(favouriteIdsResource, undefined, { onDemand: true });
  const ids = useAtomValue(favouriteIdsAtom);
  const saving = useAtomValue(togglingFavouritesAtom);
  const unsent = useAtomValue(unsentFavouritesAtom);

  const toggle = (game: Game) =>
    void Promise.all([import('#src/components/games/favourites/tap-star.ts'), loadShellTexts()]).then(
      ([{ tapStar }]) => tapStar(game, { store, navigate, i18n }),
      () => toasts.show(t`Not saved: the favourite is as it was.`),
    );
  return { ids, saving, unsent, toggle };
}
