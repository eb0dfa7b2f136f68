import { type CharacterKind, hasKind } from '#src/contract/identity/field-rules.ts';

/** How many characters there are of each kind. */
const sizes: Record<CharacterKind, number> = { lower: 26, upper: 26, digit: 10, symbol: 32 };
/** Bits that a password has to be worth to be fair, good and strong. */
const steps = [35, 48, 64] as const;

/**
 * How well a password stands a guess: 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. An estimate for whoever types: what
 * repeats or counts on counts for little. The gateway refuses the commonest ones by its list.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const kinds = (Object.keys(sizes) as CharacterKind[]).filter((kind) => hasKind(password, kind));
  const pool = kinds.reduce((sum, kind) => sum + sizes[kind], 0) || 100;
  const bits = worthOf(Array.from(password)) * Math.log2(pool);
  const reached = steps.filter((step) => bits >= step).length;
  return (1 + reached) as 1 | 2 | 3 | 4;
}

/** The number of characters, those left out that the one before them suggests: the same, or its neighbour. */
function worthOf(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const suggested = codes.filter((code, i) => Math.abs(code - (codes[i - 1] ?? -9)) <= 1).length;
  return characters.length - suggested * 0.75;
}
