import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { ConfigObject } from 'svg-captcha';

/** Drawn by name, because the package's own choice of characters is not made for secrets. */
const draw = createRequire(import.meta.url)('svg-captcha') as (text: string, options: Partial<ConfigObject>) => string;

/** Without 0 O, 1 I L, 5 S, 8 B and the like, which nobody can tell apart when they are bent. */
const alphabet = '234679ACDEFGHJKMNPRTUVWXY';
const length = 5;
const size = { width: 180, height: 56, fontSize: 58 };
/** Pixels for each point, for dense screens. */
const zoom = 2;

/** The package's letters are hairlines with a shadow; a stroke makes them legible. */
const boldPath = '<path stroke="#111" stroke-width=".8" stroke-linejoin="round" fill=';

/** A text for a captcha: upper-case letters and digits that are told apart easily. */
export const drawText = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The text as a PNG in Base64, near-black on white so that both themes can show it [S2-189]. */
export async function drawCaptcha(text: string): Promise<string> {
  const svg = draw(text, { ...size, noise: 2, color: false }).replaceAll('<path fill=', boldPath);
  const image = await renderAsync(svg, {
    background: '#ffffff',
    fitTo: { mode: 'zoom', value: zoom },
    font: { loadSystemFonts: false },
  });
  return image.asPng().toString('base64');
}
