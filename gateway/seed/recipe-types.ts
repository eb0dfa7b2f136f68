/** What may stand behind, around and before a symbol. The drawings are in art/backs.ts, middles.ts and fronts.ts. */
export type Back =
  | 'rays'
  | 'wide-rays'
  | 'top-rays'
  | 'disc'
  | 'halo'
  | 'shafts'
  | 'aurora'
  | 'stars'
  | 'moon'
  | 'bunting'
  | 'hive'
  | 'nebula'
  | 'spots'
  | 'lattice'
  | 'bokeh'
  | 'retro-sun'
  | 'comets';
export type Middle =
  | 'none'
  | 'hills'
  | 'seabed'
  | 'peaks'
  | 'dunes'
  | 'waves'
  | 'burst'
  | 'arch'
  | 'skyline'
  | 'clouds'
  | 'bamboo'
  | 'pitch'
  | 'table'
  | 'columns'
  | 'ring'
  | 'grid'
  | 'pines'
  | 'medallion';
export type Front =
  | 'none'
  | 'leaves'
  | 'canopy'
  | 'weed'
  | 'coins'
  | 'flames'
  | 'waves'
  | 'crystals'
  | 'snow'
  | 'bubbles'
  | 'sparkles'
  | 'confetti'
  | 'clouds'
  | 'embers'
  | 'petals'
  | 'sand'
  | 'chips'
  | 'grass'
  | 'lanterns';

/** How the symbol sits in the frame. */
export type Composition = 'centre' | 'medallion' | 'low' | 'large' | 'bust';

/** Everything that decides a tile's picture. Made once from a seed, then drawn by art/game-art.ts. */
export interface ArtRecipe {
  symbol: string;
  /** Index into the vendor's palettes. */
  palette: number;
  back: Back;
  middle: Middle;
  front: Front;
  composition: Composition;
  /** The side on which the symbol is cut, for a bust. */
  flat: '' | 'b' | 'l' | 'r';
  /** Degrees. */
  tilt: number;
  mirror: boolean;
  /** Width of the symbol in a frame of 240. */
  width: number;
  /** Seed for particles and the shape of hills. */
  grain: number;
}
