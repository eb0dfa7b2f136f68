/** Draws the app's icons from public/icons/icon.svg: `node scripts/icons.ts`. The maskable ones fill their square. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const source = readFileSync('public/icons/icon.svg', 'utf8');
/** Without rounded corners, and with the drawing inside the safe zone (80 % of the square). */
const maskable = source
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="9"', '<rect x="-4" y="-4" width="40" height="40"');

const draw = (svg: string, size: number) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
for (const size of [192, 512]) {
  writeFileSync(`public/icons/icon-${size}.png`, draw(source, size));
  writeFileSync(`public/icons/maskable-${size}.png`, draw(maskable, size));
}
writeFileSync('public/icons/icon-180.png', draw(maskable, 180));
