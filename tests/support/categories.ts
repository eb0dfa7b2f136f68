/** The categories of a visitor, in the order of strips and tabs; English, to be translated by `say`. */
export const categoryNames = [
  'Popular',
  'Slots',
  'Fishing',
  'Live',
  'Cockfight',
  'Sports',
  'E-sports',
  'PVP',
  'Lottery',
  'E-lottery',
] as const;
