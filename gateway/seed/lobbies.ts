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

const recipe = (
  symbol: string,
  palette: number,
  back: ArtRecipe['back'],
  middle: ArtRecipe['middle'],
  front: ArtRecipe['front'],
  grain: number,
): ArtRecipe => ({
  symbol,
  palette,
  back,
  middle,
  front,
  composition: 'centre',
  flat: '',
  tilt: 0,
  mirror: false,
  width: 176,
  grain,
});

/** One door per vendor: they show how a game flagged VASSALAGE behaves. */
export const lobbies: readonly Lobby[] = [
  {
    vassalage: 'AB',
    gameType: 'FISH',
    pt: 'Cais Abissal',
    en: 'Abissal Pier',
    recipe: recipe('lighthouse', 0, 'rays', 'none', 'waves', 11),
  },
  {
    vassalage: 'RJ',
    gameType: 'LIVE',
    pt: 'Salão Jade',
    en: 'Jade Lounge',
    recipe: recipe('pagoda', 6, 'disc', 'bamboo', 'lanterns', 12),
  },
  {
    vassalage: 'MA',
    gameType: 'LIVE',
    pt: 'Salão Mesa Alta',
    en: 'Mesa Alta Lounge',
    recipe: recipe('saloon', 2, 'spots', 'table', 'chips', 13),
  },
  {
    vassalage: 'CTD',
    gameType: 'PVP',
    pt: 'Salão Cartada',
    en: 'Cartada Lounge',
    recipe: recipe('elven-castle', 2, 'lattice', 'none', 'chips', 14),
  },
  {
    vassalage: 'PLC',
    gameType: 'SPORTS',
    pt: 'Central Placar',
    en: 'Placar Hub',
    recipe: recipe('trophy-cup', 1, 'spots', 'pitch', 'confetti', 15),
  },
  {
    vassalage: 'GDP',
    gameType: 'SPORTS',
    pt: 'Central de Placa',
    en: 'Placa Hub',
    recipe: recipe('goal-keeper', 2, 'spots', 'pitch', 'none', 16),
  },
];
