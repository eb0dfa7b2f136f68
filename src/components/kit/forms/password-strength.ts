import { type CharacterKind, hasKind } from '#src/contract/identity/field-rules.ts';

/** Number of characters of each kind. */
const sizes: Record<CharacterKind, number> = { lower: 26, upper: 26, digit: 10, symbol: 32 };
/** Minimum entropy of a fair, good and strong password; bits. */
const steps = [35, 48, 64] as const;

/**
 * Strength of a password: 0 empty, 1 weak, 2 fair, 3 good, 4 strong. An estimate for the person typing: repetitions and sequences
 * count for little. The gateway refuses the most common passwords by its list.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const kinds = (Object.keys(sizes) as CharacterKind[]).filter((kind) => hasKind(password, kind));
  const pool = kinds.reduce((sum, kind) => sum + sizes[kind], 0) || 100;
  const bits = worthOf(Array.from(password)) * Math.log2(pool);
  const reached = steps.filter((step) => bits >= step).length;
  return (1 + reached) as 1 | 2 | 3 | 4;
}

/** Number of characters, except those that repeat or follow the one before. */
function worthOf(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const suggested = codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? -9)) <= 1).length;
  return characters.length - suggested * 0.75;
}
