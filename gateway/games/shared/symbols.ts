/** The twelve symbols; `top` wears the picture of the game, `wild` replaces, `pearl` pays anywhere. */
export const symbolIds = [
  'top',
  'crown',
  'diamond',
  'anchor',
  'star',
  'fish',
  'ace',
  'king',
  'queen',
  'jack',
  'wild',
  'pearl',
] as const;
export type SymbolId = (typeof symbolIds)[number];
