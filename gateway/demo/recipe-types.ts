import type { Back } from './art/backs.ts';
import type { Front } from './art/fronts.ts';
import type { Middle } from './art/middles.ts';

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
