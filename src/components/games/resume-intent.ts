import { favouriteIdsAtom, favouriteIdsResource } from '#src/state/lobby/favourites.ts';
import type { PendingIntent } from '#src/state/app/intent.ts';
import { launchItem, type ResumeContext } from './launch-item.ts';
import { tapStar } from '#src/components/games/favourites/tap-star.ts';

/** Does for a member what he tapped as a guest. A star was tapped to keep the game: one that is kept already stays. Never rejects. */
export async function resumeIntent(wanted: PendingIntent, surroundings: ResumeContext): Promise<void> {
  if (wanted.kind === 'page') return;
  if (wanted.kind === 'launch') return launchItem(wanted.item, surroundings);
  const { store } = surroundings;
  await favouriteIdsResource.ensure(store, undefined);
  if (!store.get(favouriteIdsAtom).has(wanted.game.nodeId)) await tapStar(wanted.game, surroundings);
}
