import { readFileSync } from 'node:fs';
import { seedRandom } from '../random.ts';
import { BACKS } from './backs.ts';
import { type BannerScene, SCENES } from './banner-scenes.ts';
import { hex } from './colour.ts';
import { FRONTS } from './fronts.ts';
import { skyDef } from './game-art.ts';
import { MIDDLES } from './middles.ts';
import { paintPalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Placement, symbolBody, symbolDefs } from './symbol-layer.ts';

const WIDTH = 360;
const HEIGHT = 200;
/** Drawn by hand, kept in art/banners. */
const BY_HAND = ['mar', 'bloco', 'bola'];

/** Shown where a group has no banner. */
export const DEFAULT_BANNER = 'mare';

/** Names of all banners. */
export const BANNER_NAMES: readonly string[] = [...BY_HAND, ...Object.keys(SCENES)];

function compose(name: string, banner: BannerScene): string {
  const palette = paintPalette({ ...banner.sky, material: banner.subjects[0]?.material ?? 'gold' });
  const [x, y] = banner.light;
  const scene: Scene = { width: WIDTH, height: HEIGHT, palette, x, y, random: seedRandom(`banner ${name}`) };
  const subjects = banner.subjects.map((subject, index) => {
    const place: Placement = { ...subject, mirror: subject.mirror ?? false, maxHeight: 186 };
    const own = paintPalette({ ...banner.sky, material: subject.material });
    return { defs: symbolDefs(place, own, String(index)), body: symbolBody(place, own, String(index)) };
  });
  const glow = hex(palette.glow);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>` +
    `<radialGradient id="g"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `${subjects.map((subject) => subject.defs).join('')}${skyDef(palette)}</defs><path fill="url(#b)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `${BACKS[banner.back](scene)}<circle cx="${x}" cy="${y}" r="124" fill="url(#g)"/>${banner.middle.map((layer) => MIDDLES[layer](scene)).join('')}` +
    `${subjects.map((subject) => subject.body).join('')}${banner.front.map((layer) => FRONTS[layer](scene)).join('')}</svg>`
  );
}

/** A banner's scene as SVG, 360 × 200, without any text; throws for an unknown name. */
export function drawBanner(name: string): string {
  if (BY_HAND.includes(name)) return readFileSync(new URL(`banners/${name}.svg`, import.meta.url), 'utf8').trim();
  const banner = SCENES[name];
  if (banner === undefined) throw new Error(`No banner ${name}`);
  return compose(name, banner);
}
