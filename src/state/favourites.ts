import type { Atom } from 'jotai';
import type { Game } from '#src/contract/games.ts';
import type { GameCategory } from '#src/contract/game-type.ts';
import type { Language } from '#src/contract/wire.ts';
import type { PagedResource, Resource, Store } from '#src/platform/resource.ts';

export declare const favouriteIdsResource: Resource<{ language: Language }, string[]>;
export declare const favouriteListResource: PagedResource<{ language: Language; gameType?: GameCategory | undefined }, Game>;
/** nodeIds of the member's favourites; empty for a guest. */
export declare const favouriteIdsAtom: Atom<ReadonlySet<string>>;
/** nodeIds whose toggle is under way. */
export declare const togglingFavouritesAtom: Atom<ReadonlySet<string>>;
/** Adds or removes; resolves once the gateway said so, rejects with an AppError. A second tap meanwhile joins the first. */
export declare function toggleFavourite(
  store: Store,
  game: Pick<Game, 'nodeId' | 'vassalage'>,
): Promise<'added' | 'removed'>;
