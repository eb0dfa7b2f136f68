import * as v from 'valibot';
import { gameCategories, gameTabs } from './game-type.ts';

/** A category of games. */
export const GameCategory = v.picklist(gameCategories);
export type GameCategory = v.InferOutput<typeof GameCategory>;

/** A tab of the lobby: a category, the hot games or the favourites. */
export const GameTab = v.picklist(gameTabs);
export type GameTab = v.InferOutput<typeof GameTab>;
