import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { seededDraws } from './seeded-draws.ts';
import { splitTotal } from './split-total.ts';

/** What a rain is committed to beside its amounts. Times in epoch ms. */
export type RainRules = {
  readonly id: string;
  readonly total: Amount;
  readonly envelopes: number;
  readonly least: Amount;
  readonly most: Amount;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** The amounts that a seed draws for a rain, in the order in which they are taken. The same everywhere and for ever. */
export async function amountsOf(seed: string, { id, total, envelopes, least, most }: RainRules): Promise<Amount[]> {
  const split = { total: toMinor(total), parts: envelopes, least: toMinor(least), most: toMinor(most) };
  return (await splitTotal(split, await seededDraws(seed, `rain:${id}`))).map(fromMinor);
}

/** The text whose hash is the commitment of a rain: `rain/1:<id>:100.00:3:2.00:90.00:<start>:<end>:<seed>:40.00,8.40,51.60`. */
export const sealText = (
  { id, total, envelopes, least, most, startsAt, endsAt }: RainRules,
  seed: string,
  amounts: readonly Amount[],
): string => ['rain/1', id, total, envelopes, least, most, startsAt, endsAt, seed, amounts.join(',')].join(':');

type Told = RainRules & { readonly commitment: string; readonly seed: string; readonly amounts: readonly Amount[] };

/**
 * Whether a rain had these amounts from the start: rules, seed and amounts fit the commitment, the seed draws them, each is within the bounds,
 * and together they are the total.
 */
export async function isTrueRain({ commitment, seed, amounts, ...rules }: Told): Promise<boolean> {
  if ((await commitmentOf(sealText(rules, seed, amounts))) !== commitment) return false;
  const minor = amounts.map(toMinor);
  const isWithin = minor.every((one) => one >= toMinor(rules.least) && one <= toMinor(rules.most));
  const sum = minor.reduce((all, one) => all + one, 0);
  if (!isWithin || sum !== toMinor(rules.total) || minor.length !== rules.envelopes) return false;
  return String(await amountsOf(seed, rules)) === String(amounts);
}
