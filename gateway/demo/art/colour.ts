/** A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

function toLinear([lightness, chroma, hue]: Colour): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: readonly number[]): boolean => rgb.every((v) => v > -0.0005 && v < 1.0005);

function toByte(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** The colour as #rrggbb (#rgb where that says the same). What sRGB can't show loses chroma, not lightness. */
export function hex(colour: Colour): string {
  const [lightness, , hue] = colour;
  let chroma = colour[1];
  let rgb = toLinear(colour);
  while (!inGamut(rgb) && chroma > 0.002) {
    chroma -= 0.004;
    rgb = toLinear([lightness, chroma, hue]);
  }
  const text = rgb.map((v) => toByte(v).toString(16).padStart(2, '0')).join('');
  return /^(.)\1(.)\2(.)\3$/.test(text) ? `#${text[0]}${text[2]}${text[4]}` : `#${text}`;
}

/** The colour with changed lightness and chroma, both clamped. */
export function shade([l, c, h]: Colour, lightness: number, chroma = 0, hue = 0): Colour {
  return [Math.min(0.99, Math.max(0.06, l + lightness)), Math.max(0, c + chroma), h + hue];
}

/** Mixes two colours, hue by the shorter arc. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const turn = ((((b[2] - a[2]) % 360) + 540) % 360) - 180;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + turn * share];
}
