import { type Random, seedRandom } from './random.ts';

/** Columns at which a wall of tiles is seen: phone, large phone, tablet. */
export const COLUMNS = [3, 4, 6] as const;

/** What must not repeat side by side or one above the other. */
export interface Wallpaper {
  symbol: string;
  /** Unique per vendor and palette. */
  palette: string;
}

/** Tiles that touch this one from the left or from above, at any of the column counts. */
export function neighboursBefore(index: number): number[] {
  return [1, ...COLUMNS].map((step) => index - step).filter((at) => at >= 0);
}

/** May `item` stand at `index` (by default after the last), given what stands before it? */
export function fitsAfter<T>(placed: readonly T[], item: T, look: (item: T) => Wallpaper, index = placed.length): boolean {
  const mine = look(item);
  return neighboursBefore(index).every((at) => {
    const other = placed[at];
    if (other === undefined) return true;
    const theirs = look(other);
    return theirs.symbol !== mine.symbol && theirs.palette !== mine.palette;
  });
}

/** One pass: always the next that fits, unless a palette threatens to pile up at the end. Undefined when stuck. */
function tryOrder<T>(head: readonly T[], rest: readonly T[], look: (item: T) => Wallpaper): T[] | undefined {
  const placed = [...head];
  const waiting = [...rest];
  while (waiting.length > 0) {
    const counts = new Map<string, number>();
    for (const item of waiting) counts.set(look(item).palette, (counts.get(look(item).palette) ?? 0) + 1);
    const limit = Math.ceil(waiting.length / 4);
    const fits = (item: T): boolean => fitsAfter(placed, item, look);
    const pressing = waiting.length < 30 ? waiting.findIndex((item) => (counts.get(look(item).palette) ?? 0) >= limit && fits(item)) : -1;
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

const TRIES = 300;

/**
 * Orders a list so that no tile shares palette or symbol with its left or upper neighbour at 3, 4 and 6 columns: the next
 * that fits moves forward. `head` stays in front as it is. Starts again from another shuffle when stuck; throws when no
 * shuffle works (too few palettes or symbols).
 */
export function arrange<T>(head: readonly T[], rest: readonly T[], look: (item: T) => Wallpaper): T[] {
  const random = seedRandom(`order ${rest.length}`);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const placed = tryOrder(head, attempt === 0 ? rest : shuffle(rest, random), look);
    if (placed !== undefined) return placed;
  }
  throw new Error(`No order of ${rest.length} tiles without equal neighbours`);
}

/** Index of the first tile that breaks the rule, or -1. */
export function firstClash<T>(list: readonly T[], look: (item: T) => Wallpaper, from = 0): number {
  for (let i = from; i < list.length; i++) {
    const item = list[i];
    if (item !== undefined && !fitsAfter(list, item, look, i)) return i;
  }
  return -1;
}

/**
 * Weaves several ordered lists into one, each in its own order, sharing places by length, so that the rule holds for the
 * whole too. Where no list's next item fits, the least bad goes: a list whose vendor stands neither left nor above.
 */
export function weave<T>(lists: readonly (readonly T[])[], head: readonly T[], look: (item: T) => Wallpaper): T[] {
  const placed = [...head];
  const at = lists.map(() => 0);
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  for (let n = 0; n < total; n++) {
    const order = lists
      .map((list, i) => ({ i, next: list[at[i] ?? 0], left: (list.length - (at[i] ?? 0)) / Math.max(1, list.length) }))
      .filter((entry): entry is typeof entry & { next: T } => entry.next !== undefined)
      .sort((a, b) => b.left - a.left || a.i - b.i);
    const chosen = order.find((entry) => fitsAfter(placed, entry.next, look)) ?? order[0];
    if (chosen === undefined) break;
    placed.push(chosen.next);
    at[chosen.i] = (at[chosen.i] ?? 0) + 1;
  }
  return placed;
}
