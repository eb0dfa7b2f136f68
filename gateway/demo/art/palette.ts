import { type Colour, mix, shade } from './colour.ts';

/** How light a sky is: deep at night, mid by day, pale in the morning, dusk runs between two hues. */
export type SkyKind = 'deep' | 'mid' | 'pale' | 'dusk';

/** One palette of a vendor's family, before it is worked out in colours. */
export interface PaletteSpec {
  kind: SkyKind;
  /** OKLCH hue of the sky; of its top for dusk. */
  hue: number;
  /** Hue of the horizon, for dusk. */
  horizon: number;
  material: Material;
}

/** Every colour that a tile is painted with. */
export interface Palette {
  kind: SkyKind;
  /** Top, middle and foot of the sky. */
  sky: readonly [Colour, Colour, Colour];
  glow: Colour;
  /** The symbol's light, body and shade. */
  light: Colour;
  body: Colour;
  low: Colour;
  ink: Colour;
}

/** Light, body and shade, each as lightness, chroma and hue. */
const tones = (text: string) => text.split(' / ').map(readColour) as [light: Colour, body: Colour, low: Colour];
function readColour(text: string): Colour {
  return text.split(' ').map(Number) as [number, number, number];
}

const materialColours = {
  gold: tones('0.975 0.05 98 / 0.87 0.16 88 / 0.66 0.155 62'),
  amber: tones('0.965 0.06 92 / 0.81 0.17 72 / 0.56 0.145 47'),
  orange: tones('0.96 0.05 80 / 0.77 0.17 55 / 0.57 0.195 34'),
  coral: tones('0.955 0.03 60 / 0.76 0.155 37 / 0.59 0.2 25'),
  red: tones('0.93 0.05 40 / 0.67 0.2 25 / 0.47 0.185 20'),
  rose: tones('0.955 0.025 355 / 0.78 0.14 3 / 0.575 0.19 355'),
  magenta: tones('0.94 0.045 330 / 0.72 0.2 340 / 0.51 0.21 330'),
  violet: tones('0.96 0.025 300 / 0.74 0.145 297 / 0.52 0.21 288'),
  sky: tones('0.985 0.015 220 / 0.82 0.105 228 / 0.57 0.155 258'),
  ice: tones('0.995 0.002 240 / 0.92 0.04 243 / 0.67 0.105 255'),
  silver: tones('0.995 0.002 240 / 0.87 0.03 238 / 0.61 0.065 245'),
  turquoise: tones('0.98 0.03 185 / 0.84 0.125 186 / 0.58 0.115 228'),
  mint: tones('0.985 0.04 140 / 0.88 0.115 163 / 0.62 0.11 207'),
  green: tones('0.975 0.09 118 / 0.76 0.175 147 / 0.53 0.12 172'),
  lime: tones('0.985 0.08 112 / 0.89 0.175 122 / 0.62 0.15 145'),
  cream: tones('0.995 0.01 95 / 0.935 0.055 86 / 0.76 0.125 66'),
};
/** The symbol's material. Names of games follow it: a symbol of gold may be called golden. */
export type Material = keyof typeof materialColours;

/** The eye takes less colour from green and blue skies than from red and violet ones. */
const chromaOf = (hue: number): number => 0.152 + 0.05 * Math.cos(((hue - 345) * Math.PI) / 180);

/** A dark yellow is brown: warm skies are kept lighter. 1 at amber, 0 away from it. */
const warmth = (hue: number): number => Math.max(0, Math.cos(((hue - 80) * Math.PI) / 180)) ** 2;

function paintSky({ kind, hue, horizon }: PaletteSpec): Palette['sky'] {
  const chroma = chromaOf(hue);
  const warm = warmth(hue);
  switch (kind) {
    case 'deep':
      return [
        [0.41, chroma * 0.85, hue - 8],
        [0.305, chroma * 0.8, hue],
        [0.17, chroma * 0.5, hue + 6],
      ];
    case 'mid':
      return [
        [0.695 + 0.14 * warm, chroma, hue - 14 + 20 * warm],
        [0.515 + 0.2 * warm, chroma, hue],
        [0.27 + 0.12 * warm, chroma * 0.75, hue + 12 - 30 * warm],
      ];
    case 'pale':
      return [
        [0.945, 0.075, hue - 10 + 18 * warm],
        [0.83, chroma * 0.8, hue],
        [0.55, chroma, hue + 16 - 36 * warm],
      ];
    case 'dusk': {
      const top: Colour = [0.32, chroma * 0.9, hue];
      const foot: Colour = [0.76, 0.16, horizon];
      return [top, mix(top, foot, 0.44), foot];
    }
  }
}

/** Works a palette out of its two or three hues. */
export function paintPalette(spec: PaletteSpec): Palette {
  const [light, body, low] = materialColours[spec.material];
  const sky = paintSky(spec);
  const glowHue = spec.kind === 'dusk' ? spec.horizon : spec.hue;
  const glow: Colour =
    spec.kind === 'deep' ? [0.79, 0.125, glowHue - 12] : [0.955, 0.075, glowHue - 14 + 24 * warmth(glowHue)];
  const ink: Colour = spec.kind === 'pale' ? shade(sky[2], -0.29, -0.02) : [0.185, 0.06, sky[2][2]];
  return { kind: spec.kind, sky, glow, light, body, low, ink: spec.kind === 'dusk' ? [0.2, 0.08, spec.hue] : ink };
}
