import type { Random } from '../random.ts';
import { type Colour, hex, mix, shade } from './colour.ts';
import type { Palette } from './palette.ts';

/** The input of every layer: the frame, its colours, the symbol's placement, and a random source. */
export interface Scene {
  width: number;
  height: number;
  palette: Palette;
  /** Centre of the glow, which is the symbol's centre. */
  x: number;
  y: number;
  random: Random;
}

/** One layer: SVG markup, deterministic for a scene. */
export type Layer = (scene: Scene) => string;

const goldDark = '#c77d10';
const goldLight = '#ffd765';
export const coinColours = { dark: goldDark, light: goldLight };

/** Far, near and nearest ground in the sky's own hue. */
export function groundColours({ kind, sky }: Palette): [string, string, string] {
  const [, middle, foot] = sky;
  if (kind === 'pale') return [hex(shade(middle, -0.13)), hex(shade(foot, -0.02)), hex(shade(foot, -0.14))];
  if (kind === 'mid') return [hex(mix(middle, foot, 0.45)), hex(mix(middle, foot, 0.8)), hex(shade(foot, -0.07))];
  if (kind === 'dusk') return [hex([0.4, 0.13, sky[0][2]]), hex([0.3, 0.11, sky[0][2]]), hex([0.21, 0.09, sky[0][2]])];
  return [hex(shade(middle, 0.03)), hex(shade(middle, -0.06)), hex(shade(foot, -0.02))];
}

const within = (hue: number, from: number, to: number): boolean => {
  const turned = ((hue % 360) + 360) % 360;
  return turned >= from && turned <= to;
};

/** Three tones of water: the sky's hue where that can be water, else a sea blue. */
export function waterColours({ kind, sky }: Palette): [string, string, string] {
  const skyHue = kind === 'dusk' ? sky[0][2] : sky[1][2];
  const hue = within(skyHue, 160, 305) ? skyHue : 222;
  const lift = { deep: 0, mid: 0.16, pale: 0.26, dusk: 0.06 }[kind];
  return [hex([0.43 + lift, 0.11, hue - 8]), hex([0.345 + lift, 0.105, hue]), hex([0.26 + lift, 0.09, hue + 8])];
}

/** Three tones of leaves: green, or the sky's hue where green would jar (violet and pink skies). */
export function leafColours({ kind, sky }: Palette): [string, string, string] {
  const skyHue = sky[1][2];
  const own = within(skyHue, 262, 360) && kind !== 'pale';
  const hue = own ? skyHue : within(skyHue, 110, 200) ? skyHue + 4 : 158;
  const lift = kind === 'deep' ? -0.07 : kind === 'pale' ? 0.03 : 0;
  const chroma = own ? 0.15 : 0.105;
  return [
    hex([0.43 + lift, chroma, hue]),
    hex([0.565 + lift, chroma + 0.02, hue - 4]),
    hex([0.32 + lift, chroma - 0.02, hue + 8]),
  ];
}

/** The colour of light and dust in this scene. */
export const lightColour = (palette: Palette): string => hex(palette.glow);

/** A second colour that contrasts with both sky and symbol: for bunting, confetti and lamps. */
export const accentOf = (palette: Palette): Colour => [0.8, 0.14, palette.body[2] + 150];
