import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrange, columnCounts, fitsAfter, neighboursBefore, weave } from './order.ts';

interface Tile {
  symbol: string;
  palette: string;
}
const look = (tile: Tile) => tile;
const tile = (symbol: number, palette: number): Tile => ({ symbol: `s${symbol}`, palette: `p${palette}` });

/** The rule read off the screen: for each column count, compare every tile with its left and upper neighbour. */
function clashesOnScreen(list: readonly Tile[]): number {
  let clashes = 0;
  for (const columns of columnCounts)
    list.forEach((mine, index) => {
      const left = index % columns === 0 ? undefined : list[index - 1];
      for (const other of [left, list[index - columns]])
        if (other !== undefined && (other.symbol === mine.symbol || other.palette === mine.palette)) clashes += 1;
    });
  return clashes;
}

it('knows the neighbours at 3, 4 and 6 columns', () => {
  expect(neighboursBefore(7)).toEqual([6, 4, 3, 1]);
  expect(neighboursBefore(2)).toEqual([1]);
});

it('refuses a tile of the palette or symbol to its left or above', () => {
  const placed = [tile(1, 1), tile(2, 2), tile(3, 3), tile(4, 4)];
  expect(fitsAfter(placed, tile(9, 4), look)).toBe(false);
  expect(fitsAfter(placed, tile(2, 9), look)).toBe(false);
  expect(fitsAfter(placed, tile(9, 1), look)).toBe(false);
  expect(fitsAfter(placed, tile(3, 3), look)).toBe(true);
});

it('arranges any shuffle of eight palettes so that no screen shows like neighbours, losing nothing', () => {
  const decks = fc.integer({ min: 24, max: 96 }).chain((length) => {
    const deck = Array.from({ length }, (_, i) => tile(i % 31, i % 8));
    return fc.shuffledSubarray(deck, { minLength: length, maxLength: length });
  });
  const sorted = (list: readonly Tile[]) => list.map((item) => `${item.symbol} ${item.palette}`).toSorted();
  fc.assert(
    fc.property(decks, (deck) => {
      const arranged = arrange([], deck, look);
      expect(clashesOnScreen(arranged)).toBe(0);
      expect(sorted(arranged)).toEqual(sorted(deck));
    }),
    { numRuns: 60 },
  );
});

it('keeps the head in front and gives up when no order exists', () => {
  const head = [tile(1, 1), tile(2, 2)];
  expect(arrange(head, [tile(5, 5), tile(6, 6)], look).slice(0, 2)).toEqual(head);
  expect(() => arrange([], [tile(1, 1), tile(2, 1)], look)).toThrow(/No order of 2 tiles/);
});

it('weaves lists in their own order, side by side from the start', () => {
  const vendor = (name: number, length: number) =>
    Array.from({ length }, (_, i) => tile(name * 100 + i, name * 10 + (i % 8)));
  const [big, small] = [vendor(1, 40), vendor(2, 10)];
  const woven = weave([big, small], [], look);
  expect(woven.filter((item) => big.includes(item))).toEqual(big);
  expect(woven.filter((item) => small.includes(item))).toEqual(small);
  expect(woven.slice(0, 10).filter((item) => small.includes(item)).length).toBeGreaterThanOrEqual(1);
});
