import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { visitBare } from './support/bare-visit.ts';
import { startChromium } from './support/chromium.ts';
import { inMs, median } from './support/numbers.ts';

const pages = ['/', '/m/gameList?gameType=RNG', '/m/login'];
const visits = 3;
/** A first visit is idle by then; ms. */
const idle = 9000;
/** Longest task that does not delay a tap; ms. */
const allowed = 50;
const goal = 100;

/** In the page: total time of its long tasks above the allowed time, since the first contentful paint; ms. */
const readBlocking = `new Promise((resolve) => {
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const above = (tasks) => tasks.reduce((sum, { startTime, duration }) =>
    startTime >= first ? sum + duration - ${allowed} : sum, 0);
  new PerformanceObserver((list) => resolve(above(list.getEntries()))).observe({ type: 'longtask', buffered: true });
  // Nothing is reported when there is no long task.
  setTimeout(resolve, 500, 0);
})`;

/** First visits on a four times slower processor and on slow 4G: how long the page does not respond to taps. */
export async function bench(): Promise<BenchRow[]> {
  const browser = await startChromium();
  try {
    return await withGateway(async ({ url }) => {
      const rows: BenchRow[] = [];
      for (const page of pages) {
        const blocked: number[] = [];
        for (let count = 0; count < visits; count += 1)
          blocked.push(Number(await visitBare(browser.port, url + page, idle, readBlocking)));
        const measured = median(blocked);
        rows.push({
          what: `${page}: long tasks after the first paint, above ${allowed} ms each`,
          measured: inMs(measured),
          goal: `≤ ${inMs(goal)}`,
          met: measured <= goal,
        });
      }
      return rows;
    });
  } finally {
    await browser.stop();
  }
}
