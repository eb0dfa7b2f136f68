/**
 * What captchas are written in, as strokes on a grid of 4 by 6 from the upper left: each pair of digits is a point; `~` before a
 * stroke rounds its corners.
 */
const drawn: Readonly<Record<string, string>> = {
  '0': '~20100105163645413020',
  '1': '112026 1636',
  '2': '~0110304142240616 0646',
  '3': '~0110304142332313 ~13334445361605',
  '4': '300444 3036',
  '5': '400003 ~0322324345361605',
  '6': '~301103051636454433130405',
  '7': '004016',
  '8': '~230201103041422304051636454423',
  '9': '~163543413010010213334241',
  A: '062046 1434',
  C: '~4130100105163645',
  D: '0006 ~002042442606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '~4130100105163645 454323',
  H: '0006 4046 0343',
  J: '1040 ~3034261605',
  K: '0006 400346',
  M: '0600234046',
  N: '06004640',
  P: '0600 ~003041423303',
  R: '0600 ~003041423303 2346',
  T: '0040 2026',
  U: '~0004163644 4440',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  '+': '2125 0343',
  '−': '0343',
  '×': '1234 3214',
  '=': '0242 0444',
};

/** Without 0 O, 1 I L, 5 S, 8 B and the like, which look the same when distorted. */
export const captchaLetters = '234679ACDEFGHJKMNPRTUVWXY';

export type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** The strokes of a character, each side of the grid from -1 to 1; none for a space. */
export const glyphOf = (character: string): readonly Stroke[] =>
  (drawn[character] ?? '').split(' ').filter(Boolean).map(readStroke);

function readStroke(text: string): Stroke {
  const pairs = text.replace('~', '').match(/../g) ?? [];
  const points = pairs.map(([x, y]): Point => [Number(x) / 2 - 1, Number(y) / 3 - 1]);
  return text.startsWith('~') ? round(points) : points;
}

/** The curve of a line: each corner is cut at a quarter of both its sides, three times (Chaikin); the ends stay where they are. */
export function round(points: Stroke, times = 3): Stroke {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || times === 0) return points;
  const between = points.slice(1).flatMap((point, index): Point[] => {
    const before = points[index] ?? point;
    return [mix(before, point, 0.25), mix(before, point, 0.75)];
  });
  return round([first, ...between, last], times - 1);
}

/** The point between two, so far along. */
export const mix = ([ax, ay]: Point, [bx, by]: Point, at: number): Point => [ax + (bx - ax) * at, ay + (by - ay) * at];
