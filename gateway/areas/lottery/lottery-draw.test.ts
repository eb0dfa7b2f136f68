import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { isTrueDraw, numbersOf } from '#src/contract/lottery/lottery-draw.ts';
import { hitsOf, isTicket, ticketWays, waysOfHits } from '#src/contract/lottery/lottery-rules.ts';

const draws = 10_000;
const newSeed = () => randomBytes(32).toString('hex');
const of = { nodeId: 'sea-1', numero: '20260314-144' };
const ticket = [4, 11, 16, 22, 27];

describe('a draw', () => {
  it('is five numbers of thirty, in order, and the same for the same seed, lottery and number', async () => {
    const seed = newSeed();
    const numbers = await numbersOf(seed, of);
    expect(isTicket(numbers)).toBe(true);
    expect(await numbersOf(seed, of)).toEqual(numbers);
    const others = await Promise.all([
      numbersOf(newSeed(), of),
      numbersOf(seed, { ...of, nodeId: 'sea-2' }),
      numbersOf(seed, { ...of, numero: '20260314-145' }),
    ]);
    expect(new Set([numbers, ...others].map(String)).size).toBe(4);
  });

  it('can be recomputed with any hash and HMAC', async () => {
    const seed = 'ab'.repeat(32);
    expect(await commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    const bytes = createHmac('sha256', seed).update('sea-1:20260314-144:0').digest();
    const left = Array.from({ length: 30 }, (_, index) => index + 1);
    const drawn: number[] = [];
    for (const byte of bytes)
      if (drawn.length < 5 && byte < 256 - (256 % left.length)) drawn.push(...left.splice(byte % left.length, 1));
    expect(await numbersOf(seed, of)).toEqual(drawn.sort((a, b) => a - b));
  });

  it('has the published odds within their 99 % interval, and no biased number', async () => {
    // Always the same seeds: what is random would miss such an interval now and then.
    const seedOf = (index: number) => createHash('sha256').update(`draw ${index}`).digest('hex');
    const all = await Promise.all(Array.from({ length: draws }, (_, index) => numbersOf(seedOf(index), of)));
    for (const hits of [0, 1, 2, 3]) {
      const chance = waysOfHits(hits) / ticketWays;
      const seen = all.filter((numbers) => hitsOf(ticket, numbers) === hits).length;
      expect(Math.abs(seen - draws * chance), `${hits} hits`).toBeLessThan(
        2.576 * Math.sqrt(draws * chance * (1 - chance)),
      );
    }
    const most = 4 * Math.sqrt((draws / 6) * (5 / 6));
    for (let number = 1; number <= 30; number += 1) {
      const seen = all.filter((numbers) => numbers.includes(number)).length;
      expect(Math.abs(seen - draws / 6), `number ${number}`).toBeLessThan(most);
    }
  });

  it('differs from one with another seed, other numbers, or of another lottery', async () => {
    const seed = newSeed();
    const shown = { ...of, seed, commitment: await commitmentOf(seed), numbers: await numbersOf(seed, of) };
    expect(await isTrueDraw(shown)).toBe(true);
    const [first = '', ...rest] = seed;
    expect(await isTrueDraw({ ...shown, seed: (first === 'a' ? 'b' : 'a') + rest.join('') })).toBe(false);
    expect(await isTrueDraw({ ...shown, numbers: shown.numbers.map((number) => (number % 30) + 1) })).toBe(false);
    expect(await isTrueDraw({ ...shown, numero: '20260314-143' })).toBe(false);
  });
});
