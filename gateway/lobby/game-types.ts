import type { GameCategory } from '#src/contract/game-type.ts';

const sports: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

/**
 * The game types that a list of a category holds. ESPORTS and COCKFIGHT are asked for as SPORTS [S1-353], so the three
 * answer alike; the caller narrows them by vendor.
 */
export const listedTypes = (category: GameCategory): readonly string[] => (sports.includes(category) ? sports : [category]);
