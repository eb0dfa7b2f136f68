import type { Segment } from './path-data.ts';

type Point = readonly [number, number];

/** Joins numbers the short way: a minus sign needs no separator. */
function joinNumbers(numbers: readonly number[]): string {
  let out = '';
  for (const n of numbers) {
    const text = String(n).replace(/^(-?)0\./, '$1.');
    out += out === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return out;
}

const round = (p: Point): Point => [Math.round(p[0]), Math.round(p[1])];
const near = (p: Point, q: Point, by: number): boolean => Math.abs(p[0] - q[0]) <= by && Math.abs(p[1] - q[1]) <= by;

/** Distance of a point from the line through two others. */
function offLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return Math.sqrt((p[0] - a[0]) ** 2 + (p[1] - a[1]) ** 2);
  return Math.abs(dy * (p[0] - a[0]) - dx * (p[1] - a[1])) / length;
}

/**
 * Prints segments as the shortest integer path data we know: every absolute point is rounded (so that errors never add
 * up), a flat curve becomes a line, a near-quadratic one a quadratic, a smooth one a shorthand, steps below one unit vanish.
 */
export function printPath(segments: readonly Segment[]): string {
  let out = '';
  let last = '';
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: Point | undefined;
  let handleKind = '';

  const emit = (letter: string, absolute: number[], relative: number[]): void => {
    const a = joinNumbers(absolute);
    const r = joinNumbers(relative);
    const useAbsolute = a.length < r.length;
    const name = useAbsolute ? letter.toUpperCase() : letter.toLowerCase();
    const body = useAbsolute ? a : r;
    // After m an implicit l follows.
    const implied = last === 'm' ? 'l' : last === 'M' ? 'L' : last;
    out += name === implied && letter !== 'm' ? (body.startsWith('-') ? body : ` ${body}`) : name + body;
    last = name;
  };
  const flat = (points: readonly Point[]): number[] => points.flatMap((p) => [p[0], p[1]]);
  const moved = (points: readonly Point[]): number[] => points.flatMap((p) => [p[0] - at[0], p[1] - at[1]]);
  const points = (letter: string, list: readonly Point[]): void => emit(letter, flat(list), moved(list));
  const line = (to: Point): void => {
    if (near(to, at, 0)) return;
    if (to[1] === at[1]) emit('h', [to[0]], [to[0] - at[0]]);
    else if (to[0] === at[0]) emit('v', [to[1]], [to[1] - at[1]]);
    else points('l', [to]);
  };

  for (const segment of segments) {
    if (segment.kind === 'Z') {
      out += 'z';
      last = 'z';
      at = start;
      handle = undefined;
      continue;
    }
    const to = round(segment.to);
    let nextHandle: Point | undefined;
    let nextKind = '';
    if (segment.kind === 'M') {
      // A subpath that was left open is closed by its fill anyway.
      points('m', [to]);
      start = to;
    } else if (segment.kind === 'L') {
      line(to);
    } else if (segment.kind === 'A') {
      const [rx, ry, turn] = [Math.round(segment.rx), Math.round(segment.ry), Math.round(segment.turn)];
      const head = `${joinNumbers([rx, ry, turn])} ${segment.large}${segment.sweep}`;
      const absolute = joinNumbers([...to]);
      const relative = joinNumbers([to[0] - at[0], to[1] - at[1]]);
      if (near(to, at, 0) && segment.large === 0) continue;
      const name = absolute.length < relative.length ? 'A' : 'a';
      out += (last === name ? ' ' : name) + head + (name === 'A' ? absolute : relative);
      last = name;
    } else if (segment.kind === 'Q') {
      nextHandle = round(segment.a);
      nextKind = 'Q';
      points('q', [nextHandle, to]);
    } else {
      const [a, b] = [round(segment.a), round(segment.b)];
      // Where both handles would meet if the cubic were a quadratic.
      const fromA: Point = [at[0] + 1.5 * (segment.a[0] - at[0]), at[1] + 1.5 * (segment.a[1] - at[1])];
      const fromB: Point = [
        segment.to[0] + 1.5 * (segment.b[0] - segment.to[0]),
        segment.to[1] + 1.5 * (segment.b[1] - segment.to[1]),
      ];
      const middle = round([(fromA[0] + fromB[0]) / 2, (fromA[1] + fromB[1]) / 2]);
      const expected: Point =
        handle !== undefined && handleKind === 'C' ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
      if (near(to, at, 1) && near(a, at, 2) && near(b, at, 2)) {
        continue;
      } else if (offLine(segment.a, at, to) < 0.9 && offLine(segment.b, at, to) < 0.9) {
        line(to);
      } else if (near(fromA, fromB, 5)) {
        nextHandle = middle;
        nextKind = 'Q';
        points('q', [middle, to]);
      } else if (near(a, expected, 2)) {
        nextHandle = b;
        nextKind = 'C';
        points('s', [b, to]);
      } else {
        nextHandle = b;
        nextKind = 'C';
        points('c', [a, b, to]);
      }
    }
    at = to;
    handle = nextHandle;
    handleKind = nextKind;
  }
  return out;
}
