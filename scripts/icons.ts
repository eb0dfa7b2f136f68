/**
 * Renders the app's icons from public/icons/icon.svg: `node scripts/icons.ts`. The maskable ones fill their square, the
 * monochrome one contains only the shapes (a launcher colours it), and the shortcuts use the icons of the menus.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Flame from 'lucide-react/icons/flame';
import Star from 'lucide-react/icons/star';
import Wallet from 'lucide-react/icons/wallet';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const source = readFileSync('public/icons/icon.svg', 'utf8');
const ground = /<rect width="32" height="32" rx="9" fill="(?<colour>#[0-9a-f]{6})"\/>/;
const brand = ground.exec(source)?.groups?.['colour'];
if (!brand) throw new Error('public/icons/icon.svg has no ground of the form that this script knows');

/** With the drawing inside the safe zone (80 % of the square). */
const roomy = source.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
/** Without rounded corners. */
const maskable = roomy.replace(ground, `<rect x="-4" y="-4" width="40" height="40" fill="${brand}"/>`);
const monochrome = roomy.replace(ground, '').replaceAll(/#[0-9a-f]{3,6}/g, '#000');

const draw = (name: string, svg: string, size: number) =>
  writeFileSync(`public/icons/${name}.png`, new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
for (const size of [192, 512]) {
  draw(`icon-${size}`, source, size);
  draw(`maskable-${size}`, maskable, size);
}
draw('icon-180', maskable, 180);
draw('monochrome-512', monochrome, 512);

const shortcuts: Readonly<Record<string, LucideIcon>> = {
  hot: Flame,
  favourites: Star,
  deposit: Wallet,
  promotions: BadgePercent,
};
for (const [name, icon] of Object.entries(shortcuts)) {
  const symbol = renderToStaticMarkup(createElement(icon, { x: 24, y: 24, size: 48, color: '#fff' }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="48" fill="${brand}"/>${symbol}</svg>`;
  draw(`shortcut-${name}`, svg, 96);
}
