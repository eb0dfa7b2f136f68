/** One drawing command with absolute coordinates; arcs keep their radii, rotation and flags. */
export type Segment =
  | { kind: 'M'; to: Point }
  | { kind: 'L'; to: Point }
  | { kind: 'C'; a: Point; b: Point; to: Point }
  | { kind: 'Q'; a: Point; to: Point }
  | { kind: 'A'; rx: number; ry: number; turn: number; large: number; sweep: number; to: Point }
  | { kind: 'Z' };
type Point = readonly [x: number, y: number];

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const numberPattern = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
const flagPattern = /\s*,?\s*([01])/y;

/**
 * Reads SVG path data into absolute segments. Shorthands (H, V, S, T) are written out.
 * Throws on anything that isn't path data.
 */
export function parsePath(data: string): Segment[] {
  const out: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: Point | undefined;
  let handleKind = '';
  let command = '';
  let index = 0;

  const read = (flag: boolean): number => {
    const pattern = flag ? flagPattern : numberPattern;
    pattern.lastIndex = index;
    const match = pattern.exec(data);
    if (match?.[1] === undefined) throw new Error(`Bad path data at ${index}: ${data.slice(index, index + 20)}`);
    index = pattern.lastIndex;
    return Number(match[1]);
  };

  while (index < data.length) {
    const rest = /[\s,]*([a-zA-Z])?/y;
    rest.lastIndex = index;
    const letter = rest.exec(data)?.[1];
    if (letter !== undefined) {
      index = rest.lastIndex;
      command = letter;
    } else {
      if (data.slice(index).trim() === '') break;
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    }
    const upper = command.toUpperCase();
    const count = argumentCounts[upper];
    if (count === undefined) throw new Error(`Unknown path command ${command}`);
    const n = Array.from({ length: count }, (_, i) => read(upper === 'A' && (i === 3 || i === 4)));
    const base: Point = command === upper ? [0, 0] : at;
    const point = (i: number): Point => [(n[i] ?? 0) + base[0], (n[i + 1] ?? 0) + base[1]];
    const mirrored = (kind: string): Point =>
      handle !== undefined && handleKind === kind ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
    let next: Point = at;
    let nextHandle: Point | undefined;
    switch (upper) {
      case 'M':
        next = point(0);
        start = next;
        out.push({ kind: 'M', to: next });
        break;
      case 'L':
        next = point(0);
        out.push({ kind: 'L', to: next });
        break;
      case 'H':
        next = [(n[0] ?? 0) + base[0], at[1]];
        out.push({ kind: 'L', to: next });
        break;
      case 'V':
        next = [at[0], (n[0] ?? 0) + base[1]];
        out.push({ kind: 'L', to: next });
        break;
      case 'C':
        next = point(4);
        nextHandle = point(2);
        out.push({ kind: 'C', a: point(0), b: nextHandle, to: next });
        break;
      case 'S':
        next = point(2);
        nextHandle = point(0);
        out.push({ kind: 'C', a: mirrored('C'), b: nextHandle, to: next });
        break;
      case 'Q':
        next = point(2);
        nextHandle = point(0);
        out.push({ kind: 'Q', a: nextHandle, to: next });
        break;
      case 'T':
        next = point(0);
        nextHandle = mirrored('Q');
        out.push({ kind: 'Q', a: nextHandle, to: next });
        break;
      case 'A':
        next = point(5);
        out.push({
          kind: 'A',
          rx: n[0] ?? 0,
          ry: n[1] ?? 0,
          turn: n[2] ?? 0,
          large: n[3] ?? 0,
          sweep: n[4] ?? 0,
          to: next,
        });
        break;
      default:
        next = start;
        out.push({ kind: 'Z' });
    }
    at = next;
    handle = nextHandle;
    handleKind = upper === 'S' ? 'C' : upper === 'T' ? 'Q' : upper;
  }
  return out;
}
