import type { BrowserContext } from '@playwright/test';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { startChild } from './support/child.ts';
import { inMs, median, pairedRatio } from './support/numbers.ts';
import { type Paints, readPaints } from './support/paints.ts';
import { withPhone } from './support/phone.ts';

const pairs = 5;
const cpu = 4;
/** By then the worker's caches are complete, and the page has finished painting; ms. */
const settled = 4000;
const painted = 2500;
const goals = { first: 1.1, largest: 1.15 };

/** `missing` of `images`: those in the window that did not load. */
type Start = Paints & { images: number; missing: number };

/** Opens a URL in a new tab on a slow processor. */
async function startOnce(context: BrowserContext, url: string): Promise<Start> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(url);
  await page.waitForTimeout(painted);
  const paints = await readPaints(page);
  const found = await page.evaluate(() => {
    const images = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return { images: images.length, missing: images.filter((image) => image.naturalWidth === 0).length };
  });
  await page.close();
  return { ...paints, ...found };
}

/** A visit that caches everything needed for an offline start. */
async function prepare(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(settled);
  }
  await page.close();
}

function paintRow(measure: keyof typeof goals, ours: readonly Start[], twins: readonly Start[]): BenchRow {
  const [measured, control] = [ours, twins].map((starts) => starts.map((start) => start[measure])) as [
    number[],
    number[],
  ];
  const ratio = pairedRatio(measured, control);
  return {
    what: `offline start: ${measure} contentful paint, CPU ${cpu}×, by its twin`,
    measured: inMs(median(measured)),
    control: inMs(median(control)),
    ratio,
    goal: `≤ ${goals[measure].toFixed(2)}×`,
    met: ratio <= goals[measure],
  };
}

/**
 * Home in a new tab offline, from the service worker's cache. The twin is home's own HTML with its scripts removed, from a server
 * on the same machine, with a network and a warm cache.
 */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(async (gateway) => {
    const twin = await startChild('twin-process.ts', { origin: gateway.url, path: '/' });
    try {
      return await withPhone({}, async ({ context }) =>
        withPhone({ serviceWorkers: 'block' }, async ({ context: twinContext }) => {
          const [home, copy] = [`${gateway.url}/`, `http://localhost:${twin.firstLine}/`];
          await prepare(context, home);
          await context.setOffline(true);
          const [ours, twins]: [Start[], Start[]] = [[], []];
          // The first starts warm up both browsers, and are not counted.
          await startOnce(context, home);
          await startOnce(twinContext, copy);
          for (let pair = 0; pair < pairs; pair += 1) {
            ours.push(await startOnce(context, home));
            twins.push(await startOnce(twinContext, copy));
          }
          const missing = Math.max(...ours.map((start) => start.missing));
          const images = Math.min(...ours.map((start) => start.images));
          return [
            paintRow('first', ours, twins),
            paintRow('largest', ours, twins),
            {
              what: 'offline start: visible images that are missing, the most of all starts',
              measured: `${missing} of ${images}`,
              control: `${Math.max(...twins.map((start) => start.missing))} of ${Math.min(...twins.map((start) => start.images))}`,
              goal: '0',
              met: missing === 0 && images > 0,
            },
          ];
        }),
      );
    } finally {
      await twin.stop();
    }
  });
}
