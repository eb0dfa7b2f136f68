/** Folds a name for search: no accents, lower case. `Leão do Mar` → `leao do mar`. */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
