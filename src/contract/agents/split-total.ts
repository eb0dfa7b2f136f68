import type { Draw } from './seeded-draws.ts';

/** Minor units; `parts` of at least `least` and at most `most` each. */
export type Split = {
  readonly total: number;
  readonly parts: number;
  readonly least: number;
  readonly most: number;
};

/** Whether a total can be divided so. */
export const isDivisible = ({ total, parts, least, most }: Split): boolean =>
  least <= most && parts * least <= total && total <= parts * most;

/**
 * Divides a total into parts by draws, exactly. Each part above the least is drawn up to twice of what is left on average; where more than half of the room is
 * filled, what stays free is divided instead. A shuffle gives every place the same chances. Throws where the total cannot be divided so.
 */
export async function splitTotal(split: Split, draw: Draw): Promise<number[]> {
  if (!isDivisible(split)) throw new Error('the total does not fit the parts');
  const { total, parts, least, most } = split;
  const room = most - least;
  const filled = total - parts * least;
  const mirrored = 2 * filled > parts * room;
  let rest = mirrored ? parts * room - filled : filled;
  const drawn: number[] = [];
  for (let left = parts; left > 0; left -= 1) {
    const low = Math.max(0, rest - (left - 1) * room);
    const high = left === 1 ? rest : Math.min(room, Math.floor((2 * rest) / left));
    const part = low + (await draw(high - low + 1));
    rest -= part;
    drawn.push(least + (mirrored ? room - part : part));
  }
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = await draw(last + 1);
    const [one = 0, two = 0] = [drawn[last], drawn[other]];
    [drawn[last], drawn[other]] = [two, one];
  }
  return drawn;
}
