import { brotliCompressSync } from 'node:zlib';
import { firstRouteBudget } from '../../scripts/law/budgets.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { expect, test } from '../support/fixtures.ts';

/** A page has finished its idle work by then; ms. */
const idle = 12_000;

/** The start of every page, which each route adds to. */
const start = firstRouteBudget(projectRoot);

/**
 * Limits of a visitor's first visit until idle: Brotli bytes of scripts, number of scripts and of style sheets; without the
 * service worker's own requests. The goals are in docs/budgets.md; a page that improves also lowers its limit.
 */
const limits = {
  '/': { bytes: start + 51_510, scripts: 6, sheets: 2 },
  '/m/gameList': { bytes: start + 87_510, scripts: 11, sheets: 5 },
  '/m/login': { bytes: start + 110_510, scripts: 15, sheets: 4 },
  '/m/register': { bytes: start + 107_010, scripts: 15, sheets: 4 },
  '/m/help': { bytes: start + 92_010, scripts: 13, sheets: 5 },
};

test('a visitor’s page loads no more scripts, style sheets and bytes until it is idle than its budget', async ({
  browser,
  gateway,
}) => {
  const measured = await Promise.all(
    Object.keys(limits).map(async (path) => {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const scripts = new Map<string, Promise<number>>();
      const sheets = new Set<string>();
      page.on('response', (response) => {
        const url = response.url();
        if (url.endsWith('.css')) sheets.add(url);
        if (url.endsWith('.js'))
          scripts.set(
            url,
            response.body().then((body) => brotliCompressSync(body).length),
          );
      });
      await page.goto(gateway.url + path);
      await page.waitForTimeout(idle);
      const sizes = await Promise.all(scripts.values());
      await context.close();
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return [path, { bytes, scripts: scripts.size, sheets: sheets.size }] as const;
    }),
  );
  for (const [path, weight] of measured)
    console.log(`${path}: ${weight.bytes} B in ${weight.scripts} scripts, ${weight.sheets} style sheets`);
  const over = measured.flatMap(([path, weight]) =>
    (Object.keys(weight) as (keyof typeof weight)[])
      .filter((unit) => weight[unit] > limits[path as keyof typeof limits][unit])
      .map((unit) => `${path}: ${weight[unit]} ${unit}, over ${limits[path as keyof typeof limits][unit]}`),
  );
  expect(over).toEqual([]);
});
