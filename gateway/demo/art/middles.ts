import { burstPath } from './backs.ts';
import { hex, shade } from './colour.ts';
import { groundColours, type Layer, lightColour, type Scene, waterColours } from './scene.ts';
import { fill, hillBand, num, waveBand } from './shapes.ts';

function band(s: Scene, colour: string, below: number, swell: number, steps: number): string {
  return fill(colour, hillBand(s.random, s.width, s.height, s.height - below, swell, steps));
}

/** Three rows of waves; also used in front of ships. */
export function drawWaves(s: Scene, top: number): string {
  const swell = s.random.pick([16, 18, 22]);
  return waterColours(s.palette)
    .map((colour, i) => {
      const d = waveBand(s.width, s.height, top + i * 26, 40 + i * 10, swell, -40 - i * 16);
      return fill(colour, d, ` stroke="#fff" stroke-opacity=".${4 - i}" stroke-width="2"`);
    })
    .join('');
}

/** Cloud bank: round heads over a floor. */
export function drawClouds(s: Scene, colour: string, level: number, opacity: number): string {
  let out = '';
  for (let x = s.random.int(-10, 4); x < s.width + 20; x += s.random.int(28, 40))
    out += `<circle cx="${x}" cy="${level + s.random.int(-4, 8)}" r="${s.random.int(20, 32)}"/>`;
  return `<g fill="${colour}"${opacity < 1 ? ` opacity="${num(opacity)}"` : ''}>${out}<path d="M0 ${level}h${s.width}v${s.height - level}H0z"/></g>`;
}

function mountains(s: Scene): { range: string; caps: string } {
  const step = s.width / 4;
  let range = `M-10 ${s.height}V${s.height - 60}`;
  let caps = '';
  for (let i = 0; i < 4; i++) {
    const x = Math.round(i * step + step / 2 + s.random.int(-9, 9));
    const top = s.height - s.random.int(112, 168);
    range += `L${x} ${top}L${Math.round((i + 1) * step)} ${s.height - s.random.int(52, 76)}`;
    caps += `M${x} ${top}l13 30-7-6-6 9-6-8-6 5z`;
  }
  return { range: `${range}V${s.height}z`, caps };
}

/** Drawings between the sky and the symbol. */
export const middles = {
  none: () => '',
  hills: (s) => {
    const [far, near] = groundColours(s.palette);
    return band(s, far, 104, 26, 4) + band(s, near, 66, 20, 3);
  },
  seabed: (s) => {
    const [far, near, nearest] = groundColours(s.palette);
    return (
      band(s, far, 84, 26, 3) + band(s, near, 52, 20, 4) + (s.random.chance(0.5) ? band(s, nearest, 22, 14, 3) : '')
    );
  },
  peaks: (s) => {
    const { range, caps } = mountains(s);
    const [far] = groundColours(s.palette);
    const snow = hex(shade(s.palette.glow, 0.06, -0.05));
    return fill(far, range) + fill(snow, caps, ' opacity=".8"');
  },
  dunes: (s) => {
    const [far, near] = groundColours(s.palette);
    const light = hex(shade(s.palette.sky[1], s.palette.kind === 'pale' ? -0.06 : 0.06));
    const pyramid = (x: number, half: number, foot: number): string => {
      const top = foot - half;
      return (
        fill(light, `M${x - half} ${foot}L${x} ${top}l${Math.round(half * 0.3)} ${half}z`) +
        fill(near, `M${x} ${top}l${half} ${half}h-${Math.round(half * 0.7)}z`)
      );
    };
    const foot = s.height - 66;
    return (
      pyramid(s.random.int(36, 60), 76, foot) +
      pyramid(s.width - s.random.int(24, 50), 56, foot + 2) +
      fill(far, `M0 ${foot - 6}c60-30 100 14 150-6s70-18 ${s.width - 150}-8V${s.height}H0z`) +
      fill(near, `M0 ${foot + 34}c50-36 110 0 160-18s65-12 ${s.width - 160} 0V${s.height}H0z`)
    );
  },
  waves: (s) => drawWaves(s, s.height - 84),
  burst: (s) => fill(lightColour(s.palette), burstPath(s), ` opacity="${s.palette.kind === 'deep' ? '.3' : '.6'}"`),
  arch: (s) => {
    const wall = hex(shade(s.palette.sky[2], -0.03));
    const edge = hex(shade(s.palette.sky[1], 0.06, 0.02));
    const w = s.width;
    const inner = `M34 ${s.height}V130c0-58 ${num(w / 2 - 76)}-92 ${num(w / 2 - 34)}-92s${num(w / 2 - 34)} 34 ${num(w / 2 - 34)} 92v${s.height - 130}`;
    return `<path fill="${wall}" fill-rule="evenodd" d="M0 0h${w}v${s.height}H0z${inner}z"/><path fill="none" stroke="${edge}" stroke-width="5" d="${inner}"/>`;
  },
  skyline: (s) => {
    const [far, , nearest] = groundColours(s.palette);
    const base = s.height;
    const row = (low: number, high: number, step: number): string => {
      let d = `M0 ${base}`;
      for (let x = 0; x < s.width;) {
        const width = s.random.int(step - 8, step + 8);
        d += `V${base - s.random.int(low, high)}h${width}`;
        x += width;
      }
      return `${d}V${base}z`;
    };
    let windows = '';
    for (let i = 0; i < 16; i++) windows += `M${s.random.int(4, s.width - 8)} ${base - s.random.int(8, 52)}h4`;
    return (
      fill(far, row(70, 118, 30)) +
      fill(nearest, row(30, 64, 24)) +
      `<path stroke="#ffd98a" stroke-width="4" d="${windows}"/>`
    );
  },
  clouds: (s) =>
    drawClouds(
      s,
      s.palette.kind === 'deep' ? hex(shade(s.palette.sky[0], 0.06)) : hex(shade(s.palette.glow, 0.02)),
      s.height - 74,
      s.palette.kind === 'deep' ? 1 : 0.6,
    ),
  bamboo: (s) => {
    const stalks = [30, 60, s.width - 62, s.width - 30];
    const [stem, joint] = [hex([0.5, 0.11, 155]), hex([0.85, 0.12, 130])];
    const joints = stalks
      .map((x) => {
        const y = s.random.int(20, 80);
        return `M${x - 7} ${y}h14m-14 ${s.random.int(84, 110)}h14`;
      })
      .join('');
    return `<path stroke="${stem}" stroke-width="13" d="${stalks.map((x) => `M${x} 0v${s.height}`).join('')}"/><path stroke="${joint}" stroke-width="3" d="${joints}"/>`;
  },
  pitch: (s) => {
    const level = s.height - 96;
    const [grass, stripe] = s.palette.kind === 'deep' ? ['#15824f', '#106a41'] : ['#21a565', '#198f55'];
    const w = s.width;
    return (
      fill(grass, `M0 ${level}q${w / 2}-22 ${w} 0V${s.height}H0z`) +
      fill(
        stripe,
        `M${w * 0.2} ${level - 8}-10 ${s.height}h70L${w * 0.4} ${level - 11}zM${w * 0.6} ${level - 11}l10 ${s.height - level + 11}h70L${w * 0.8} ${level - 8}z`,
      ) +
      `<path fill="none" stroke="#fff" stroke-width="3" d="M0 ${level + 34}q${w / 2}-22 ${w} 0" opacity=".7"/>`
    );
  },
  table: (s) => {
    const felt = hex([0.42, 0.1, s.palette.sky[1][2]]);
    const rail = hex(shade(s.palette.low, -0.06));
    const [x, y] = [s.width / 2, s.height - 14];
    const oval = (dy: number, share: number, ry: number): string =>
      `<ellipse cx="${x}" cy="${y + dy}" rx="${num(s.width * share)}" ry="${ry}"`;
    return `${oval(0, 0.62, 104)} fill="${rail}"/>${oval(4, 0.57, 92)} fill="${felt}"/>${oval(8, 0.47, 72)} fill="none" stroke="${lightColour(s.palette)}" stroke-width="2" opacity=".4"/>`;
  },
  columns: (s) => {
    const [shaft, flute] = [hex(shade(s.palette.glow, -0.1, 0.01)), hex(shade(s.palette.sky[1], -0.04))];
    const one = (x: number): string => `M${x - 24} 34h48v12h-6v${s.height}h-36V46h-6z`;
    const lines = (x: number): string => `M${x - 9} 46v${s.height}M${x + 9} 46v${s.height}`;
    const [l, r] = [26, s.width - 26];
    return (
      fill(shaft, one(l) + one(r), ' opacity=".8"') +
      `<path stroke="${flute}" stroke-width="3" d="${lines(l)}${lines(r)}" opacity=".5"/>`
    );
  },
  ring: (s) =>
    `<circle cx="${s.x}" cy="${Math.round(s.y)}" r="${s.random.int(90, 98)}" fill="${hex(shade(s.palette.sky[2], 0.02))}" opacity=".6"/>`,
  grid: (s) => {
    const level = s.height - 84;
    const line = hex([0.74, 0.19, s.palette.sky[1][2] + 30]);
    let d = `M0 ${level}h${s.width}m-${s.width} 14h${s.width}m-${s.width} 20h${s.width}m-${s.width} 28h${s.width}`;
    for (let i = -5; i <= 5; i++) d += `M${s.width / 2 + i * 22} ${level}L${s.width / 2 + i * 66} ${s.height}`;
    return (
      fill(hex(s.palette.sky[2]), `M0 ${level}h${s.width}V${s.height}H0z`) +
      `<path fill="none" stroke="${line}" stroke-width="2" d="${d}" opacity=".8"/>`
    );
  },
  pines: (s) => {
    const [far, near] = groundColours(s.palette);
    const row = (low: number, high: number, step: number): string => {
      let d = '';
      for (let x = s.random.int(-6, 8); x < s.width + 10; x += s.random.int(step - 4, step + 8)) {
        const top = s.height - s.random.int(low, high);
        d += `M${x} ${top}l${Math.round(step * 0.6)} ${s.height - top}h-${Math.round(step * 1.2)}z`;
      }
      return d;
    };
    return fill(far, row(112, 158, 34)) + fill(near, row(64, 96, 28));
  },
  medallion: (s) => {
    const y = Math.round(s.y);
    const rim = hex(shade(s.palette.low, 0.02));
    const face = hex(
      s.palette.kind === 'dusk'
        ? shade(s.palette.sky[0], -0.08)
        : s.palette.kind === 'pale'
          ? shade(s.palette.sky[2], -0.12)
          : shade(s.palette.sky[2], 0.06, 0.03),
    );
    const lamps = `<circle cx="${s.x}" cy="${y}" r="93" fill="none" stroke="${hex(s.palette.light)}" stroke-linecap="round" stroke-width="6" stroke-dasharray="0 29.22"/>`;
    return `<circle cx="${s.x}" cy="${y + 5}" r="101" opacity=".3"/><circle cx="${s.x}" cy="${y}" r="99" fill="${rim}"/><circle cx="${s.x}" cy="${y}" r="87" fill="${face}"/>${lamps}`;
  },
} satisfies Record<string, Layer>;
export type Middle = keyof typeof middles;
