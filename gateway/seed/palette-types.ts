/** How light a sky is: deep at night, mid by day, pale in the morning, dusk runs between two hues. */
export type SkyKind = 'deep' | 'mid' | 'pale' | 'dusk';

/** What the symbol is made of. Names of games follow it: a symbol of gold may be called golden. */
export type Material =
  | 'gold'
  | 'amber'
  | 'orange'
  | 'coral'
  | 'red'
  | 'rose'
  | 'magenta'
  | 'violet'
  | 'sky'
  | 'ice'
  | 'silver'
  | 'turquoise'
  | 'mint'
  | 'green'
  | 'lime'
  | 'cream';

/** One palette of a vendor's family, before it is worked out in colours (art/palette.ts). */
export interface PaletteSpec {
  kind: SkyKind;
  /** OKLCH hue of the sky; of its top for dusk. */
  hue: number;
  /** Hue of the horizon, for dusk. */
  horizon: number;
  material: Material;
}
