/** The leaves from `start` on, until before `end`. */
export type Range = { readonly start: number; readonly end: number };
/** A complete subtree: 2^`level` leaves, of which `place` others come before it. */
export type Subtree = { readonly level: number; readonly place: number };

/** The largest power of two below a number of leaves, 2 or more. */
const splitOf = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1);

/** The ranges whose hashes prove a leaf, from the leaf up: PATH of RFC 6962, 2.1.1. */
export function inclusionRanges(place: number, { start, end }: Range): Range[] {
  if (end - start <= 1) return [];
  const middle = start + splitOf(end - start);
  return place < middle
    ? [...inclusionRanges(place, { start, end: middle }), { start: middle, end }]
    : [...inclusionRanges(place, { start: middle, end }), { start, end: middle }];
}

/** The ranges whose hashes prove that a tree of `size` leaves is the beginning of a larger one: PROOF of RFC 6962, 2.1.2. */
export function consistencyRanges(size: number, { start, end }: Range, isWhole = true): Range[] {
  if (size === end) return isWhole ? [] : [{ start, end }];
  const middle = start + splitOf(end - start);
  return size <= middle
    ? [...consistencyRanges(size, { start, end: middle }, isWhole), { start: middle, end }]
    : [...consistencyRanges(size, { start: middle, end }, false), { start, end: middle }];
}

/** The complete subtrees of a range that begins at one, the largest first. */
export function subtreesOf({ start, end }: Range): Subtree[] {
  const parts: Subtree[] = [];
  for (let at = start; at < end;) {
    const level = Math.floor(Math.log2(end - at));
    parts.push({ level, place: at / 2 ** level });
    at += 2 ** level;
  }
  return parts;
}
