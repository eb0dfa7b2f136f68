import { favouriteIdsAtom, favouriteIdsResource } from '#src/state/lobby/favourites.ts';
import type { PendingIntent } from '#src/state/app/intent.ts';
import { launchItem, type ResumeContext } from './launch-item.ts';
import { tapStar } from '#src/components/games/favourites/tap-star.ts';

/** Carries out a guest's tap after their login. A star was tapped to add the game: an existing favourite stays. Never rejects. */
export async function resumeIntent(wanted: PendingIntent, surroundings: ResumeContext): Promise<void> {
  if (wanted.kind === 'page') return;
  if (wanted.kind === 'launch') return launchItem(wanted.item, surroundings);
  const { store } = surroundings;
  await favouriteIdsResource.ensure(store, undefined);
  if (!store.get(favouriteIdsAtom).has(wanted.game.nodeId)) await tapStar(wanted.game, surroundings);
}
