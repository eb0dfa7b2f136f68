import type { Tables } from '../db/tables.ts';
import type { ArtRecipe } from './recipe-types.ts';

/** The server's categories. Cockfight is SPORTS of vendor DS88; the app splits it out. */
export type ServerCategory = 'RNG' | 'FISH' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT';

/** Jackpot, scratch, video poker, player against player, arcade, or none. */
export type Classification = 'JP' | 'SC' | 'VP' | 'TG' | 'AC' | '';

/** A studio's row, and what it makes. Games of a closed one are refused at launch. */
export type SeedVendor = Tables['vendors'] & { gameCategories: readonly ServerCategory[] };

/** The picture: a recipe for the generator, or a drawing made by hand (art/named/<name>.svg). */
type SeedArt = { recipe: ArtRecipe } | { named: string };

/** A game's row before it is known which are hot, and what it is drawn and ranked by. */
export type SeedGame = Omit<Tables['games'], 'hot_rank' | 'game_type'> & {
  game_type: ServerCategory;
  jackpot: boolean;
  /** The higher, the hotter; unique. */
  popularity: number;
  art: SeedArt;
};

/** The whole demonstration catalogue. */
export interface Catalogue {
  vendors: readonly SeedVendor[];
  games: readonly SeedGame[];
}
