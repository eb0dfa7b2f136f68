import { hex, mix, shade } from './colour.ts';
import { drawClouds, drawWaves } from './middles.ts';
import { coinColours, groundColours, type Layer, leafColours, type Scene } from './scene.ts';
import { fill, hillBand, leaf, num, scatter, sparkle } from './shapes.ts';

const dots = (s: Scene, colour: string, size: number, count: number, top: number): string =>
  `<path stroke="${colour}" stroke-linecap="round" stroke-width="${num(size)}" d="${scatter(s.random, count, 0, top, s.width, s.height - top)}"/>`;

function coinPile(s: Scene, dark: string, light: string): string {
  const piece = `<defs><g id="k"><ellipse cy="5" fill="${dark}" rx="21" ry="9"/><ellipse fill="${light}" rx="21" ry="9"/><ellipse fill="none" stroke="${dark}" stroke-width="2" rx="14" ry="5"/></g></defs>`;
  let out = '';
  const spread = s.width > 300 ? 19 : 31;
  for (let x = s.random.int(2, 14); x < s.width + 8; x += s.random.int(spread - 3, spread + 5)) {
    const high = s.random.pick([1, 1, 2, 3]);
    for (let i = 0; i < high; i++) out += `<use x="${x + s.random.int(-3, 3)}" y="${s.height - 9 - i * 9}" href="#k"/>`;
  }
  return piece + out;
}

function foliage(s: Scene, foot: boolean): string {
  const tones = leafColours(s.palette);
  const y = foot ? s.height + 6 : -6;
  const tips = foot ? [8, 34, 60, 82] : [172, 146, 120, 98];
  return [-4, s.width + 4]
    .map((x) =>
      tips
        .map((angle, i) => {
          const turn = (x < 0 ? angle : -angle) + s.random.int(-6, 6);
          return fill(tones[(i + 1) % 3] ?? tones[0], leaf(x, y, turn, s.random.int(66, 112), s.random.int(17, 24)));
        })
        .join(''),
    )
    .join('');
}

function flameRow(s: Scene, colour: string, lowest: number, highest: number, step: number): string {
  const [low, high] = [lowest, highest].map((rise) => Math.round((rise * s.height) / 300)) as [number, number];
  let d = `M-10 ${s.height + 10}v-${low}`;
  for (let x = -10; x < s.width + 10;) {
    const width = s.random.int(step - 4, step + 5);
    const rise = s.random.int(low, high);
    const half = Math.round(width * 0.8);
    d += `c2-${Math.round(rise * 0.4)} 5-${Math.round(rise * 0.6)} ${half}-${rise} 0 ${Math.round(rise * 0.5)} ${width - half} ${Math.round(rise * 0.5)} ${width - half + 2} ${rise}`;
    x += width + 2;
  }
  return fill(colour, `${d}V${s.height + 10}z`);
}

function crystal(x: number, y: number, lean: number, size: number): string {
  return `M${x} ${y}l${lean}-${size} ${Math.round(size * 0.22)}-${Math.round(size * 0.2)} ${Math.round(size * 0.2)} ${Math.round(size * 0.26)}-${Math.round(size * 0.1)} ${size}z`;
}

/** Drawings before the symbol, cropped by the frame. */
export const fronts = {
  none: () => '',
  leaves: (s) => foliage(s, true),
  canopy: (s) => foliage(s, false),
  weed: (s) => {
    let d = '';
    for (const edge of [0, s.width - 50])
      for (let i = 0; i < 4; i++) {
        const rise = s.random.int(12, 28);
        d += `M${edge + s.random.int(4, 48)} ${s.height + 4}q-14-${rise} 0-${rise * 2}t0-${rise * 2}`;
      }
    return `<path fill="none" stroke="${hex(mix(s.palette.sky[2], [0.2, 0.06, 200], 0.4))}" stroke-linecap="round" stroke-width="9" d="${d}"/>`;
  },
  coins: (s) => coinPile(s, coinColours.dark, coinColours.light),
  chips: (s) => coinPile(s, hex([0.45, 0.17, s.palette.body[2] + 180]), hex([0.95, 0.03, 80])),
  flames: (s) =>
    flameRow(s, hex([0.45, 0.17, 22]), 42, 66, 23) +
    flameRow(s, hex([0.64, 0.205, 38]), 28, 54, 20) +
    flameRow(s, hex([0.83, 0.155, 76]), 14, 34, 20),
  waves: (s) => drawWaves(s, s.height - 58),
  crystals: (s) => {
    const [light, dark] = [hex(shade(s.palette.glow, 0.02)), hex(shade(s.palette.glow, -0.18, 0.04))];
    const spots = [10, 36, s.width - 62, s.width - 34];
    return spots
      .map((x, i) =>
        fill(
          i % 2 === 0 ? dark : light,
          crystal(x, s.height + 4, i < 2 ? s.random.int(-8, 4) : s.random.int(2, 12), s.random.int(34, 64)),
        ),
      )
      .join('');
  },
  snow: (s) => {
    const [near, far] =
      s.palette.kind === 'deep'
        ? [hex([0.86, 0.03, s.palette.sky[1][2]]), hex([0.72, 0.05, s.palette.sky[1][2]])]
        : ['#f1f9ff', hex([0.86, 0.05, s.palette.sky[1][2]])];
    return (
      fill(far, hillBand(s.random, s.width, s.height, s.height - 30, 16, 3)) +
      fill(near, hillBand(s.random, s.width, s.height, s.height - 14, 14, 3)) +
      dots(s, '#fff', 4, 16, 0)
    );
  },
  bubbles: (s) => {
    let out = '';
    for (let i = 0; i < 10; i++)
      out += `<circle cx="${s.random.int(4, s.width - 4)}" cy="${s.random.int(10, s.height - 10)}" r="${num(2.5 + s.random.next() * 7)}"/>`;
    return `<g fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".5">${out}</g>`;
  },
  sparkles: (s) => {
    let d = '';
    for (let i = 0; i < 7; i++)
      d += sparkle(s.random.int(10, s.width - 10), s.random.int(14, s.height - 20), s.random.int(5, 12));
    return fill(hex(shade(s.palette.glow, 0.03, -0.01)), d, ' opacity=".9"');
  },
  confetti: (s) =>
    [hex([0.88, 0.17, 92]), hex([0.8, 0.13, 175]), '#fff', hex([0.76, 0.16, 10])]
      .map((colour) => dots(s, colour, 4 + s.random.next() * 1.6, 9, 0))
      .join(''),
  clouds: (s) =>
    drawClouds(
      s,
      s.palette.kind === 'deep' ? groundColours(s.palette)[1] : hex(shade(s.palette.glow, 0.02)),
      s.height - 26,
      0.9,
    ),
  embers: (s) => dots(s, hex([0.86, 0.15, 80]), 4.4, 12, 0) + dots(s, hex([0.7, 0.19, 42]), 3.6, 12, 0),
  petals: (s) => {
    let d = '';
    for (let i = 0; i < 9; i++)
      d += leaf(s.random.int(6, s.width - 6), s.random.int(20, s.height - 8), s.random.int(0, 350), 17, 5);
    return fill(hex(shade(s.palette.light, -0.07, 0.06)), d, ' opacity=".9"');
  },
  sand: (s) =>
    fill(hex([0.85, 0.085, 84]), hillBand(s.random, s.width, s.height, s.height - 32, 20, 3)) +
    fill(hex([0.74, 0.1, 74]), hillBand(s.random, s.width, s.height, s.height - 12, 16, 3)),
  grass: (s) => {
    const tones = leafColours(s.palette);
    const row = (height: number): string => {
      let d = `M0 ${s.height}`;
      for (let x = -4; x < s.width + 6; x += s.random.int(9, 14))
        d += `L${x} ${s.height - s.random.int(height - 12, height + 12)}l5 ${height - 16}`;
      return `${d}V${s.height}z`;
    };
    return fill(tones[2], row(40)) + fill(tones[0], row(26));
  },
  lanterns: (s) => {
    const [body, rim] = [hex([0.66, 0.2, 30]), hex([0.88, 0.14, 88])];
    return [26, s.width - 30, 64, s.width - 74]
      .map((x, i) => {
        const y = (i < 2 ? 46 : 22) + s.random.int(-6, 8);
        return `<path stroke="${rim}" stroke-width="2" d="M${x} 0v${y - 14}"/><ellipse cx="${x}" cy="${y}" rx="15" ry="13" fill="${body}"/><path stroke="${rim}" stroke-width="3" d="M${x - 7} ${y - 13}h14m-14 26h14M${x} ${y + 14}v8"/>`;
      })
      .join('');
  },
} satisfies Record<string, Layer>;
export type Front = keyof typeof fronts;
