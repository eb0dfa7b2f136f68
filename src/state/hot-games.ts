import type { Game } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Resource } from '#src/platform/resource.ts';
export declare const hotGamesResource: Resource<{ language: Language }, Game[]>;
