import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { budgets, firstRouteBudget, firstRouteFiles } from '../../scripts/law/budgets.ts';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { measureHome } from '../../scripts/tool/home-size.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { withGateway } from '../support/gateway.ts';
import { inKb } from './support/numbers.ts';
import { withPhone } from './support/phone.ts';
import { transferSize } from './support/transfer.ts';

const pictureGoal = 75_000;

function within(what: string, bytes: number, goal: number): BenchRow {
  return { what, measured: inKb(bytes), goal: `≤ ${inKb(goal)}`, met: bytes <= goal };
}

/** The first route's script files as the gateway sends them; a build with poor compression shows here. */
async function firstRouteScript(origin: string): Promise<number> {
  const dist = process.env['DIST_DIR'] ?? join(projectRoot, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const sizes = await Promise.all(firstRouteFiles(manifest).map((file) => transferSize(`${origin}/${file}`)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The URLs of the pictures visible on a phone before scrolling, and of those that styles load. */
function picturesInSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const styled = resources.filter(({ initiatorType, name }) => initiatorType === 'css' && !/\.woff2?$/.test(name));
    return [...new Set([...seen.map((image) => image.currentSrc), ...styled.map(({ name }) => name)])].filter(Boolean);
  });
}

/** Requests of a first visit to home until idle, by initiator. */
async function visitHome(origin: string): Promise<{ pictures: number; script: number; worker: number }> {
  return withPhone({}, async ({ context, page }) => {
    const scripts = new Set<string>();
    const ofWorker = new Set<string>();
    context.on('response', (response) => {
      const from = response.request();
      if (from.serviceWorker()) ofWorker.add(response.url());
      else if (from.resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(origin, { waitUntil: 'load' });
    const pictures = await picturesInSight(page);
    await page.waitForTimeout(8000);
    const sizeOf = async (urls: Iterable<string>) => {
      let size = 0;
      for (const url of urls) size += await transferSize(url);
      return size;
    };
    return { pictures: await sizeOf(pictures), script: await sizeOf(scripts), worker: await sizeOf(ofWorker) };
  });
}

/** Bytes transferred to a browser that accepts Brotli; 1 kB is 1000 bytes. */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(async ({ url }) => {
    const { pictures, script, worker } = await visitHome(url);
    return [
      within('first route: JavaScript', await firstRouteScript(url), firstRouteBudget(projectRoot)),
      within('home: HTML and CSS, Portuguese', await measureHome(url, 'pt'), budgets.homeDocument),
      within('home: HTML and CSS, English', await measureHome(url, 'en'), budgets.homeDocument),
      within('home: pictures above the fold', pictures, pictureGoal),
      { what: 'home: JavaScript of the page until it is idle', measured: inKb(script), goal: '' },
      { what: 'home: what the service worker fetches ahead', measured: inKb(worker), goal: '' },
    ];
  });
}
