import type { ServerCategory } from './catalogue-types.ts';
import type { ArtRecipe } from './recipe-types.ts';

/** An entry that opens a vendor's own list. */
export interface Lobby {
  vassalage: string;
  gameType: ServerCategory;
  pt: string;
  en: string;
  recipe: ArtRecipe;
}

/** The placement of every such entry's symbol. */
const stance = { composition: 'centre', flat: '', tilt: 0, mirror: false, width: 176 } as const;

function recipeOf(
  symbol: string,
  palette: number,
  back: ArtRecipe['back'],
  middle: ArtRecipe['middle'],
  front: ArtRecipe['front'],
  grain: number,
): ArtRecipe {
  return { symbol, palette, back, middle, front, ...stance, grain };
}

type Row = readonly [vassalage: string, gameType: ServerCategory, pt: string, en: string, recipe: ArtRecipe];

const rows: readonly Row[] = [
  ['AB', 'FISH', 'Cais Abissal', 'Abissal Pier', recipeOf('lighthouse', 0, 'rays', 'none', 'waves', 11)],
  ['RJ', 'LIVE', 'Salão Jade', 'Jade Lounge', recipeOf('pagoda', 6, 'disc', 'bamboo', 'lanterns', 12)],
  ['MA', 'LIVE', 'Salão Mesa Alta', 'Mesa Alta Lounge', recipeOf('saloon', 2, 'spots', 'table', 'chips', 13)],
  ['CTD', 'PVP', 'Salão Cartada', 'Cartada Lounge', recipeOf('elven-castle', 2, 'lattice', 'none', 'chips', 14)],
  ['PLC', 'SPORTS', 'Central Placar', 'Placar Hub', recipeOf('trophy-cup', 1, 'spots', 'pitch', 'confetti', 15)],
  ['GDP', 'SPORTS', 'Central de Placa', 'Placa Hub', recipeOf('goal-keeper', 2, 'spots', 'pitch', 'none', 16)],
];

/** One entry per vendor: they show a game flagged VASSALAGE. */
export const lobbies: readonly Lobby[] = rows.map(([vassalage, gameType, pt, en, recipe]) => {
  return { vassalage, gameType, pt, en, recipe };
});
