import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import { commitmentOf } from '#src/contract/core/commitment.ts';

/** The secret of a jackpot's run as it is committed to: `512.34:<salt>`. */
export const levelText = (level: Amount, salt: string): string => `${level}:${salt}`;

type Shown = {
  readonly commitment: string;
  readonly seed: Amount;
  readonly cap: Amount;
  readonly amount: Amount;
  readonly level: Amount;
  readonly salt: string;
};

/** Whether a jackpot dropped where it was committed to: level and salt fit the commitment, and the amount had come to that level. */
export async function isTrueDrop({ commitment, seed, cap, amount, level, salt }: Shown): Promise<boolean> {
  if ((await commitmentOf(levelText(level, salt))) !== commitment) return false;
  const [from, at, won, to] = [seed, level, amount, cap].map(toMinor) as [number, number, number, number];
  return from < at && at <= won && won <= to;
}
