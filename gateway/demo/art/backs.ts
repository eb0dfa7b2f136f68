import { hex, shade } from './colour.ts';
import { accentOf, type Layer, lightColour, type Scene } from './scene.ts';
import { num, scatter, starburst } from './shapes.ts';

const reach = 200;
const around = 2 * Math.PI * reach;

/** Wedges of light: one thick dashed circle. */
function wedges({ palette }: Scene, x: number, y: number, count: number, opacity: number, turn: number): string {
  const dash = num(around / count / 2);
  return `<circle cx="${x}" cy="${y}" r="${reach}" fill="none" stroke="${lightColour(palette)}" stroke-width="${reach * 2}" stroke-dasharray="${dash}" opacity="${num(opacity)}" transform="rotate(${turn} ${x} ${y})"/>`;
}

const faint = (scene: Scene, deep: number, other: number): number => (scene.palette.kind === 'deep' ? deep : other);

const dots = (scene: Scene, colour: string, size: number, count: number, height: number, opacity = 1): string =>
  `<path stroke="${colour}" stroke-linecap="round" stroke-width="${num(size)}" d="${scatter(scene.random, count, 2, 2, scene.width - 4, height)}"${opacity < 1 ? ` opacity="${num(opacity)}"` : ''}/>`;

const starfield: Layer = (scene) =>
  dots(scene, '#fff', 2 + scene.random.next(), 18, scene.height * 0.55, 0.9) +
  dots(scene, hex(scene.palette.light), 3.4, 7, scene.height * 0.5);

function sunDisc(scene: Scene, radius: number, y: number, opacity: number): string {
  return `<circle cx="${scene.x}" cy="${Math.round(y)}" r="${radius}" fill="${lightColour(scene.palette)}" opacity="${num(opacity)}"/>`;
}

function garland(width: number, top: number, sag: number, start: number, colours: readonly string[]): string {
  const flags = colours.map(() => '');
  const curve = (x: number): number => Math.round(top + (4 * sag * x * (width - x)) / width / width);
  for (let x = start, i = 0; x < width; x += 27, i++) flags[i % colours.length] += `M${x} ${curve(x + 9)}h18l-9 20z`;
  const cord = `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" d="M0 ${top}q${width / 2} ${sag * 2} ${width} 0"/>`;
  return cord + flags.map((d, i) => (d === '' ? '' : `<path fill="${colours[i]}" d="${d}"/>`)).join('');
}

/** Drawings behind everything, on the bare sky. */
export const backs = {
  rays: (s) => wedges(s, s.x, s.y, s.random.pick([10, 12, 14]), faint(s, 0.2, 0.3), s.random.int(0, 30)),
  'wide-rays': (s) => wedges(s, s.x, s.y, s.random.pick([7, 8]), faint(s, 0.2, 0.3), s.random.int(0, 45)),
  'top-rays': (s) => wedges(s, s.x, -30, 18, faint(s, 0.2, 0.3), s.random.int(0, 10)),
  disc: (s) => sunDisc(s, s.random.int(66, 84), s.y - s.random.int(4, 24), s.palette.kind === 'deep' ? 0.4 : 0.7),
  halo: (s) => {
    const radius = s.random.int(70, 80);
    const y = Math.round(s.y - 10);
    return `${sunDisc(s, radius, y, s.palette.kind === 'deep' ? 0.4 : 0.6)}<circle cx="${s.x}" cy="${y}" r="${radius + 12}" fill="none" stroke="${lightColour(s.palette)}" stroke-width="3" opacity=".7"/>`;
  },
  shafts: (s) =>
    `<path fill="${lightColour(s.palette)}" d="m40-10-70 ${s.height + 10}h70L90-10zm80 0L90 ${s.height}h60V-10zm60 0 30 ${s.height + 10}h80L214-10z" opacity="${num(faint(s, 0.1, 0.2))}"${s.random.chance(0.5) ? ` transform="matrix(-1 0 0 1 ${s.width} 0)"` : ''}/>`,
  aurora: (s) => {
    const wave = 'c50-90 90 10 140-50s80-30 120 24v56c-50-50-70 10-120-20s-90 0-140 60z';
    const base = s.random.int(64, 84);
    const colours = [accentOf(s.palette), shade(s.palette.glow, -0.05, 0.06), shade(s.palette.body, -0.1)];
    return (
      colours
        .map((colour, i) => `<path fill="${hex(colour)}" d="M-10 ${base + i * 26}${wave}" opacity=".4"/>`)
        .join('') + dots(s, '#fff', 2, 12, 150)
    );
  },
  stars: starfield,
  moon: (s) => {
    const radius = s.random.int(68, 84);
    const y = Math.round(s.y - 22);
    const [paper, crater] = s.palette.kind === 'dusk' ? ['#ffe6bd', '#f3c98f'] : ['#fff6d6', '#e9d8a8'];
    return `${dots(s, '#fff', 2.6, 22, s.height * 0.6)}<circle cx="${s.x}" cy="${y}" r="${radius}" fill="${paper}"/><g fill="${crater}" opacity=".6"><circle cx="${s.x - 28}" cy="${y - 22}" r="16"/><circle cx="${s.x + 32}" cy="${y + 16}" r="22"/><circle cx="${s.x + 14}" cy="${y - 46}" r="8"/></g>`;
  },
  bunting: (s) => {
    const colours = [hex([0.87, 0.17, 92]), hex([0.78, 0.14, 175]), hex([0.7, 0.19, 12])];
    return (
      wedges(s, s.x, s.y, 10, 0.2, 9) +
      garland(s.width, 14, 24, s.random.int(2, 14), colours) +
      garland(s.width, 48, 30, s.random.int(2, 20), colours.toReversed())
    );
  },
  hive: (s) => {
    const stroke = lightColour(s.palette);
    const cell = 'l34 20v40l-34 20-34-20v-40z';
    let d = '';
    for (const [row, y] of [-44, 20, 84, 148].entries())
      for (let x = row % 2 === 0 ? 76 : 40; x < s.width + 34; x += 72) d += `M${x - 36} ${y}${cell}`;
    return `<path fill="${hex(s.palette.sky[1])}" fill-opacity=".5" stroke="${stroke}" stroke-opacity=".5" stroke-width="4" d="${d}"/>`;
  },
  nebula: (s) => {
    const [planet, ring] = [hex(shade(s.palette.sky[0], 0.06, 0.05, 12)), hex(shade(s.palette.glow, -0.06, 0.05))];
    const [x, y] = s.random.chance(0.5) ? [52, s.height - 48] : [s.width - 52, s.height - 52];
    return `${starfield(s)}<circle cx="${x}" cy="${y}" r="92" fill="${planet}"/><circle cx="${x - 12}" cy="${y - 12}" r="80" fill="${ring}" opacity=".2"/><ellipse cx="${x}" cy="${y}" rx="140" ry="22" fill="none" stroke="${ring}" stroke-width="5" opacity=".7" transform="rotate(-18 ${x} ${y})"/>`;
  },
  spots: (s) => {
    const light = lightColour(s.palette);
    return `<path fill="${light}" d="M30-20-30 ${s.height}h110zM${s.width - 30}-20 ${s.width - 80} ${s.height}h110zM${s.x}-20 ${s.x - 70} ${s.height}h140z" opacity="${num(faint(s, 0.1, 0.2))}"/>${dots(s, light, 3, 14, 120, 0.8)}`;
  },
  lattice: (s) =>
    `<pattern id="p" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45 ${s.x} ${s.y})"><path fill="none" stroke="${lightColour(s.palette)}" stroke-width="2" d="M0 0h44v44"/><circle cx="22" cy="22" r="5" fill="${lightColour(s.palette)}"/></pattern><path fill="url(#p)" d="M0 0h${s.width}v${s.height}H0z" opacity="${num(faint(s, 0.2, 0.3))}"/>`,
  bokeh: (s) => {
    const colours = [hex(s.palette.glow), hex(s.palette.light)];
    let out = '';
    for (let i = 0; i < 9; i++)
      out += `<circle cx="${s.random.int(0, s.width)}" cy="${s.random.int(0, s.height)}" r="${s.random.int(8, 34)}" fill="${colours[i % 2]}"/>`;
    return `<g opacity=".2">${out}</g>`;
  },
  'retro-sun': (s) => {
    const y = s.y + 6;
    const sun = `<linearGradient id="u" x2="0" y2="1"><stop stop-color="#ffe27a"/><stop offset="1" stop-color="#ff3d9a"/></linearGradient>`;
    const bars = [20, 44, 64, 82].map((dy, i) => `M${s.x - 104} ${y + dy}h208v${5 + i * 3}H${s.x - 104}z`).join('');
    return `${dots(s, '#fff', 2, 14, 120)}${sun}<circle cx="${s.x}" cy="${y}" r="104" fill="url(#u)"/><path fill="${hex(s.palette.sky[1])}" d="${bars}"/>`;
  },
  comets: (s) => {
    let d = '';
    for (let i = 0; i < 5; i++)
      d += `M${s.random.int(0, s.width)} ${s.random.int(6, 150)}l${s.random.int(26, 46)}-${s.random.int(18, 30)}`;
    return `${starfield(s)}<path stroke="${hex(s.palette.light)}" stroke-linecap="round" stroke-width="3" d="${d}" opacity=".6"/>`;
  },
} satisfies Record<string, Layer>;
export type Back = keyof typeof backs;

/** A spiky star of light behind the symbol. */
export function burstPath(scene: Scene): string {
  const points = scene.random.pick([12, 14, 16]);
  const outer = scene.random.int(98, 108);
  return starburst(scene.x, Math.round(scene.y), points, outer, Math.round(outer * 0.84));
}
