import { type Random, seedRandom } from './random.ts';

/** Columns at which a grid of tiles is seen: phone, large phone, tablet. */
export const columnCounts = [3, 4, 6] as const;

/** The look that must not repeat next to or above itself. */
export interface Look {
  symbol: string;
  /** Unique per vendor and palette. */
  palette: string;
}

/** Tiles that touch this one from the left or from above, at any of the column counts. */
export function neighboursBefore(index: number): number[] {
  return [1, ...columnCounts].map((step) => index - step).filter((at) => at >= 0);
}

/** Whether `item` may be placed at `index` (by default after the last), given the previous items. */
export function fitsAfter<T>(placed: readonly T[], item: T, look: (item: T) => Look, index = placed.length): boolean {
  const mine = look(item);
  return neighboursBefore(index).every((at) => {
    const other = placed[at];
    if (other === undefined) return true;
    const theirs = look(other);
    return theirs.symbol !== mine.symbol && theirs.palette !== mine.palette;
  });
}

/** One pass: always the next that fits, unless a palette threatens to pile up at the end. Undefined when stuck. */
function tryOrder<T>(head: readonly T[], rest: readonly T[], look: (item: T) => Look): T[] | undefined {
  const placed = [...head];
  const waiting = [...rest];
  while (waiting.length > 0) {
    const counts = new Map<string, number>();
    for (const item of waiting) counts.set(look(item).palette, (counts.get(look(item).palette) ?? 0) + 1);
    const limit = Math.ceil(waiting.length / 4);
    const fits = (item: T): boolean => fitsAfter(placed, item, look);
    const pressing =
      waiting.length < 30
        ? waiting.findIndex((item) => (counts.get(look(item).palette) ?? 0) >= limit && fits(item))
        : -1;
    const next = pressing >= 0 ? pressing : waiting.findIndex(fits);
    if (next < 0) return undefined;
    placed.push(...waiting.splice(next, 1));
  }
  return placed;
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    const [a, b] = [out[i], out[j]];
    if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a];
  }
  return out;
}

const maxTries = 300;

/**
 * Orders a list so that no tile shares palette or symbol with its left or upper neighbour at 3, 4 and 6 columns: the next
 * that fits moves forward. `head` stays in front as it is, whether it obeys the rule or not. Starts again from another shuffle when stuck; throws when no
 * shuffle works (too few palettes or symbols).
 */
export function arrange<T>(head: readonly T[], rest: readonly T[], look: (item: T) => Look): T[] {
  const random = seedRandom(`order ${rest.length}`);
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const placed = tryOrder(head, attempt === 0 ? rest : shuffle(rest, random), look);
    if (placed !== undefined) return placed;
  }
  throw new Error(`No order of ${rest.length} tiles without equal neighbours`);
}

function weaveOnce<T>(
  lists: readonly (readonly T[])[],
  head: readonly T[],
  look: (item: T) => Look,
  jitter: () => number,
): { woven: T[]; clashes: number } {
  const woven = [...head];
  const waiting = lists.map((list) => [...list]);
  let clashes = 0;
  for (;;) {
    const order = waiting
      .map((list, i) => ({ list, next: list[0], left: list.length / Math.max(1, lists[i]?.length ?? 1) + jitter() }))
      .filter((entry): entry is typeof entry & { next: T } => entry.next !== undefined)
      .toSorted((a, b) => b.left - a.left);
    const first = order[0];
    if (first === undefined) return { woven, clashes };
    const fitting = order.find((entry) => fitsAfter(woven, entry.next, look));
    if (fitting === undefined) clashes += 1;
    const chosen = fitting ?? first;
    woven.push(chosen.next);
    chosen.list.shift();
  }
}

/**
 * Merges several ordered lists into one, each in its own order, in proportion to their lengths, so that the rule of arrange
 * holds for the whole too. Where no merge satisfies it everywhere, the one with the fewest violations is taken.
 */
export function weave<T>(lists: readonly (readonly T[])[], head: readonly T[], look: (item: T) => Look): T[] {
  const random = seedRandom(`weave ${lists.length}`);
  let best = weaveOnce(lists, head, look, () => 0);
  for (let attempt = 1; attempt < maxTries && best.clashes > 0; attempt++) {
    const other = weaveOnce(lists, head, look, () => random.next() * 0.4);
    if (other.clashes < best.clashes) best = other;
  }
  return best.woven;
}
