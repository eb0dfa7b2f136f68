import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import { commitmentOf } from '#src/contract/core/commitment.ts';

/**
 * What a jackpot's run is committed to: in form 1, up to the version of 2026-11-26, level and salt alone; in form 2 its id and its terms,
 * too. `rate` is percent of each stake, `0.50`.
 */
export type RunTerms = {
  readonly form: 1 | 2;
  readonly run: string;
  readonly seed: Amount;
  readonly cap: Amount;
  readonly rate?: string | undefined;
};
type Level = { readonly level: Amount; readonly salt: string };

/**
 * The text whose hash is the commitment of a run: `jackpot/2:<run>:100.00:500.00:0.50:312.34:<salt>`, in form 1 `312.34:<salt>`. The same
 * for ever: old runs are verified whenever they are shown (gateway/areas/jackpots/README.md).
 */
export const levelText = ({ form, run, seed, cap, rate = '' }: RunTerms, { level, salt }: Level): string =>
  form === 1 ? `${level}:${salt}` : ['jackpot/2', run, seed, cap, rate, level, salt].join(':');

type Shown = RunTerms & Level & { readonly commitment: string };

/** Whether a run had this level all along: terms, level and salt fit the commitment, and the level is between the terms. */
export async function isTrueLevel({ commitment, level, salt, ...terms }: Shown): Promise<boolean> {
  if ((await commitmentOf(levelText(terms, { level, salt }))) !== commitment) return false;
  return toMinor(terms.seed) < toMinor(level) && toMinor(level) <= toMinor(terms.cap);
}

/** `before` and `amount`: the jackpot's amount before the round that won it, and with it. */
type ShownDrop = Shown & { readonly before?: Amount | undefined; readonly amount: Amount };

/**
 * Whether a jackpot dropped at the level that it was committed to, and with the very round that took it there. In form 1 the amount before
 * that round was not kept, and only its reaching the level can be checked.
 */
export async function isTrueDrop({ before, amount, ...shown }: ShownDrop): Promise<boolean> {
  if (!(await isTrueLevel(shown))) return false;
  const [level, won] = [toMinor(shown.level), toMinor(amount)];
  if (won < level || won > toMinor(shown.cap)) return false;
  if (shown.form === 1) return true;
  return before !== undefined && toMinor(shown.seed) <= toMinor(before) && toMinor(before) < level;
}
