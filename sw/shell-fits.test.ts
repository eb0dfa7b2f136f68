import { expect, it } from 'vitest';
import { shellFits } from './shell-fits.ts';

const entries = [{ url: 'index.html', revision: '1' }, { url: 'assets/index-1.js' }, { url: '/assets/index-1.css' }];
const page = (...paths: string[]) =>
  new Response(paths.map((path) => `<meta name="entry" content="${path}" />`).join(''));

it.each([
  [['/assets/index-1.js', '/assets/index-1.css'], true],
  [[], true],
  [['/icons/icon.svg', '/assets/index-1.js'], true],
  [['/assets/index-2.js', '/assets/index-1.css'], false],
])('a shell that names %j: %s', async (paths, fits) => {
  expect(await shellFits(page(...paths), entries)).toBe(fits);
});
