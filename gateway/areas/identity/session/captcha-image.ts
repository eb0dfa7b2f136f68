import { randomInt } from 'node:crypto';
import { pngEnd, pngHeader, pngPixels, pngRowBytes, pngSignature } from '#gateway/process/png.ts';
import { captchaLetters, glyphOf, mix, type Point, round } from './captcha-glyphs.ts';

/** From 0 to 1, not to be foreseen. */
const secretly = (): number => randomInt(2 ** 32) / 2 ** 32;
type Random = () => number;

const length = 5;
/** One captcha in so many is a sum in place of letters. */
const sumEvery = 4;

/** A captcha's image, and its answer. */
export type CaptchaText = { readonly shown: string; readonly answer: string };

/** Five letters and digits that are easy to distinguish, or sometimes a sum [S2-025]. */
export function drawText(random: Random = secretly): CaptchaText {
  const below = (most: number) => Math.floor(random() * most);
  if (below(sumEvery) === 0) return drawSum(below);
  const shown = Array.from({ length }, () => captchaLetters[below(captchaLetters.length)]).join('');
  return { shown, answer: shown };
}

function drawSum(below: (most: number) => number): CaptchaText {
  const [a, b] = [below(8) + 2, below(8) + 2];
  const sums = [
    { shown: `${a}+${b}=`, answer: a + b },
    { shown: `${a + b}−${b}=`, answer: a },
    { shown: `${a}×${b}=`, answer: a * b },
  ];
  const { shown, answer } = sums[below(sums.length)] ?? { shown: '', answer: 0 };
  return { shown, answer: String(answer) };
}

/** Pixels; shown at half the size, for dense screens. */
const width = 360;
const height = 112;
/** Stroke widths of letters, and of the lines across them, which an eye distinguishes by it. */
const weights = { letter: 6, line: 3 } as const;
const acrossLines = 2;
const ink = 20;
const paper = 255;

/**
 * A text as a PNG in Base64, near-black on white so that both themes can show it [S2-189]: letters that lean, swell and
 * overlap, on waves, under lines. Takes some milliseconds, the same for every text.
 */
export function drawCaptcha(shown: string, random: Random = secretly): string {
  const rows = Buffer.alloc(pngRowBytes(width) * height, paper);
  for (let y = 0; y < height; y += 1) rows[y * pngRowBytes(width)] = 0;
  const { letters, lines } = layOut(shown, random);
  for (const line of letters) drawLine(rows, line, weights.letter);
  for (const line of lines) drawLine(rows, line, weights.line);
  return Buffer.concat([pngSignature, pngHeader({ width, height }), pngPixels(rows), pngEnd]).toString('base64');
}

/** The lines of the picture in pixels. Each letter consumes the same number of random values. */
function layOut(shown: string, random: Random): { letters: Point[][]; lines: Point[][] } {
  const within = (least: number, most: number) => least + (most - least) * random();
  const wave = waves(within);
  const step = (width - 60) / shown.length;
  const letters = [...shown].flatMap((letter, place) => {
    const [x, y] = [30 + step * (place + 0.5) + within(-5, 5), height / 2 + within(-9, 9)];
    const [wide, high] = [within(0.36, 0.44) * Math.min(step, 60), within(28, 36)];
    const [turn, lean] = [within(-0.32, 0.32), within(-0.25, 0.25)];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return glyphOf(letter).map((points) =>
      split(points).map(([gx, gy]): Point => {
        const [px, py] = [(gx + lean * gy) * wide, gy * high];
        return wave([x + px * cos - py * sin, y + px * sin + py * cos]);
      }),
    );
  });
  const place = (from: number, to: number): Point => [width * within(from, to), within(12, height - 12)];
  const lines = Array.from({ length: acrossLines }, () =>
    split(round([place(0, 0.2), place(0.2, 0.5), place(0.5, 0.8), place(0.8, 1)])).map(wave),
  );
  return { letters, lines };
}

/** Distorts everything along and across by waves of random length and phase. */
function waves(within: (least: number, most: number) => number): (point: Point) => Point {
  const one = () => ({ high: within(2, 6), long: within(60, 130), phase: within(0, 2 * Math.PI) });
  const [down, along] = [one(), one()];
  const at = ({ high, long, phase }: typeof down, where: number) =>
    high * Math.sin((2 * Math.PI * where) / long + phase);
  return ([x, y]) => [x + at(along, y), y + at(down, x)];
}

/** With points between, so that straight lines bend as well. */
const split = (points: readonly Point[]): Point[] =>
  points.flatMap((to, index) => {
    const from = points[index - 1] ?? to;
    return [0.25, 0.5, 0.75, 1].map((along) => mix(from, to, along));
  });

function drawLine(rows: Buffer, line: readonly Point[], weight: number): void {
  for (const [index, to] of line.entries()) drawSegment(rows, line[index - 1] ?? to, to, weight);
}

/** Draws a line between two points of a stroke width, with an edge blurred by one pixel. */
function drawSegment(rows: Buffer, [ax, ay]: Point, [bx, by]: Point, stroke: number): void {
  const reach = stroke / 2 + 1;
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx) - reach)),
    Math.min(width - 1, Math.max(ax, bx) + reach),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by) - reach)),
    Math.min(height - 1, Math.max(ay, by) + reach),
  ];
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
      const away = Math.hypot(x - ax - along * dx, y - ay - along * dy);
      const dark = Math.min(1, Math.max(0, stroke / 2 + 0.5 - away));
      const at = y * pngRowBytes(width) + 1 + x;
      rows[at] = Math.min(rows[at] ?? paper, Math.round(paper - dark * (paper - ink)));
    }
}
