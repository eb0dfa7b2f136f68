import type { ArtRecipe } from './recipe-types.ts';

/** The server's categories. Cockfight is SPORTS of vendor DS88; the app splits it out. */
export type ServerCategory = 'RNG' | 'FISH' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT';

/** Jackpot, scratch, video poker, player against player, arcade, or none. */
export type Classification = 'JP' | 'SC' | 'VP' | 'TG' | 'AC' | '';

/** A studio as the catalogue knows it. */
export interface SeedVendor {
  /** The vendor's code on the wire. */
  vassalage: string;
  name: string;
  gameCategories: readonly ServerCategory[];
  /** Games of a closed vendor are refused at launch. */
  status: 'open' | 'closed';
  sort: number;
  /** Opens as a page of its own, because it forbids frames. */
  refusesFraming: boolean;
}

/** The picture: a recipe for the generator, or a drawing made by hand (art/named/<name>.svg). */
type SeedArt = { recipe: ArtRecipe } | { named: string };

/** A game as the catalogue knows it. */
export interface SeedGame {
  /** Stable across builds of the same catalogue; part of the picture's address. */
  nodeId: string;
  vassalage: string;
  gameType: ServerCategory;
  gameId: string;
  gameCode: string;
  roomId: string;
  namePt: string;
  nameEn: string;
  classification: Classification;
  isNew: boolean;
  jackpot: boolean;
  /** May be tried by guests. */
  freeplay: boolean;
  /** Decimal string. */
  minBet: '0.01' | '0.05' | '0.1' | '0.5' | '0.75';
  minLine: number;
  /** The higher, the hotter; unique. */
  popularity: number;
  /** Lott, Elott or SEA for lottery games, else empty. */
  lottoMode: string;
  /** VASSALAGE: opens the vendor's own list instead of a game. */
  isGameH5: '' | 'VASSALAGE';
  /** Ascending order in every list that isn't ranked by heat. */
  sort: number;
  art: SeedArt;
}

/** The whole demonstration catalogue. */
export interface Catalogue {
  vendors: readonly SeedVendor[];
  games: readonly SeedGame[];
}
