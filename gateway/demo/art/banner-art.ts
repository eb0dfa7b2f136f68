import { readFileSync } from 'node:fs';
import { seedRandom } from '../random.ts';
import { backs } from './backs.ts';
import { type BannerScene, scenes } from './banner-scenes.ts';
import { hex } from './colour.ts';
import { fronts } from './fronts.ts';
import { glowDef, skyDef } from './game-art.ts';
import { middles } from './middles.ts';
import { paintPalette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Placement, symbolBody, symbolDefs } from './symbol-layer.ts';

const bannerWidth = 360;
const bannerHeight = 200;
/** Drawn by hand, stored in art/banners. */
const drawnByHand = ['mar', 'bloco', 'bola'];

/** Names of all banners. */
export const bannerNames: readonly string[] = [...drawnByHand, ...Object.keys(scenes)];

function compose(name: string, banner: BannerScene): string {
  const palette = paintPalette({ ...banner.sky, material: banner.subjects[0]?.material ?? 'gold' });
  const [x, y] = banner.light;
  const random = seedRandom(`banner ${name}`);
  const scene: Scene = { width: bannerWidth, height: bannerHeight, palette, x, y, random };
  const subjects = banner.subjects.map((subject, index) => {
    const place: Placement = { ...subject, mirror: subject.mirror ?? false, maxHeight: 186 };
    const own = paintPalette({ ...banner.sky, material: subject.material });
    return { defs: symbolDefs(place, own, String(index)), body: symbolBody(place, own, String(index)) };
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice" viewBox="0 0 ${bannerWidth} ${bannerHeight}"><defs>` +
    `${glowDef(hex(palette.glow))}${subjects.map((subject) => subject.defs).join('')}${skyDef(palette)}</defs><path fill="url(#b)" d="M0 0h${bannerWidth}v${bannerHeight}H0z"/>` +
    `${backs[banner.back](scene)}<circle cx="${x}" cy="${y}" r="124" fill="url(#g)"/>${banner.middle.map((layer) => middles[layer](scene)).join('')}` +
    `${subjects.map((subject) => subject.body).join('')}${banner.front.map((layer) => fronts[layer](scene)).join('')}</svg>`
  );
}

/** A banner's scene as SVG, 360 × 200, without any text; throws for an unknown name. */
export function drawBanner(name: string): string {
  if (drawnByHand.includes(name)) return readFileSync(new URL(`banners/${name}.svg`, import.meta.url), 'utf8').trim();
  const banner = scenes[name];
  if (banner === undefined) throw new Error(`No banner ${name}`);
  return compose(name, banner);
}
