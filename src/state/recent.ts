import type { Game } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Resource, Store } from '#src/platform/resource.ts';
export declare const recentGamesResource: Resource<{ language: Language }, { games: Game[]; playedAt: Record<string, number> }>;
/** Notes a game as played now; failures are left alone. */
export declare function noteRecentGame(store: Store, nodeId: string): Promise<void>;
