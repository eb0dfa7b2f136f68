import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor } from '#src/contract/core/amount.ts';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { amountsOf, isTrueRain, sealText } from './rain-seal.ts';
import { seededDraws } from './seeded-draws.ts';
import { isDivisible, type Split, splitTotal } from './split-total.ts';

const splits = fc
  .record({ parts: fc.integer({ min: 1, max: 60 }), least: fc.integer({ min: 1, max: 500 }), room: fc.nat(5000) })
  .chain(({ parts, least, room }) =>
    fc.integer({ min: parts * least, max: parts * (least + room) }).map((total) => ({
      ...{ total, parts, least },
      most: least + room,
    })),
  );

describe('a total that is divided', () => {
  it('has parts within the bounds, whose sum is the total, for any rules and any seed', async () => {
    await fc.assert(
      fc.asyncProperty(
        splits,
        fc.nat().map((one) => `seed ${one}`),
        async (split, seed) => {
          const parts = await splitTotal(split, await seededDraws(seed, 'rain:x'));
          expect(parts).toHaveLength(split.parts);
          expect(parts.every((part) => Number.isInteger(part) && part >= split.least && part <= split.most)).toBe(true);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(split.total);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    { total: 99, parts: 10, least: 10, most: 20 },
    { total: 201, parts: 10, least: 10, most: 20 },
    { total: 150, parts: 10, least: 20, most: 10 },
  ])('is refused where it does not fit: $total over $parts from $least to $most', async (split: Split) => {
    expect(isDivisible(split)).toBe(false);
    await expect(splitTotal(split, () => Promise.resolve(0))).rejects.toThrow('does not fit');
  });

  it.each([
    { total: 1000, parts: 10, least: 10, most: 1000 },
    { total: 1000, parts: 10, least: 10, most: 110 },
    { total: 1000, parts: 5, least: 10, most: 300 },
  ])(
    'gives every place the same chances, and parts that differ: $total over $parts up to $most',
    async ({ total, parts, least, most }) => {
      const times = 1500;
      const sums = Array.from({ length: parts }, () => 0);
      const seen = new Set<number>();
      for (let time = 0; time < times; time += 1)
        for (const [place, part] of (
          await splitTotal({ total, parts, least, most }, await seededDraws(`seed ${time}`, 'rain:x'))
        ).entries()) {
          sums[place] = (sums[place] ?? 0) + part;
          seen.add(part);
        }
      const mean = total / parts;
      // The spread of a mean of so many parts is some hundredths of the mean; no place is off by more.
      for (const sum of sums) expect(Math.abs(sum / times - mean)).toBeLessThan(mean * 0.08);
      expect(seen.size).toBeGreaterThan(30);
    },
  );
});

describe('the seal of a rain', () => {
  const rules = {
    ...{ id: 'r1', total: '500.00', envelopes: 50, least: '2.00', most: '40.00' },
    ...{ startsAt: 1_773_000_000_000, endsAt: 1_773_000_600_000 },
  };
  const seed = 'ab'.repeat(32);

  it('is true of the amounts that were committed to, and of no others', async () => {
    const amounts = await amountsOf(seed, rules);
    const commitment = await commitmentOf(sealText(rules, seed, amounts));
    const told = { ...rules, commitment, seed, amounts };
    expect(await isTrueRain(told)).toBe(true);
    const [first = '', second = '', ...rest] = amounts;
    expect(await isTrueRain({ ...told, amounts: [second, first, ...rest] })).toBe(first === second);
    expect(await isTrueRain({ ...told, seed: 'cd'.repeat(32) })).toBe(false);
    expect(await isTrueRain({ ...told, most: '41.00' })).toBe(false);
    expect(await isTrueRain({ ...told, endsAt: rules.endsAt + 1 })).toBe(false);
  });

  it('is false of amounts that were chosen instead of drawn, also where they were committed to', async () => {
    const amounts = Array.from({ length: 50 }, () => fromMinor(1000));
    const commitment = await commitmentOf(sealText(rules, seed, amounts));
    expect(await isTrueRain({ ...rules, commitment, seed, amounts })).toBe(false);
  });

  it('draws the same amounts for ever', async () => {
    const few = { ...rules, total: '10.00', envelopes: 4, least: '1.00', most: '6.00' };
    expect(await amountsOf(seed, few)).toMatchInlineSnapshot(`
      [
        "2.48",
        "2.03",
        "2.36",
        "3.13",
      ]
    `);
  });
});
