import type { Page } from '@playwright/test';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { withFirstVisits } from './support/first-visit.ts';
import { inMs, median } from './support/numbers.ts';
import { readPaints } from './support/paints.ts';

const pages = ['/', '/m/gameList?gameType=RNG', '/m/login'];
const visits = 7;
/** By then a first visit has nothing left to do; ms. */
const idle = 9000;
/** What a task may take before it holds up a finger; ms. */
const allowed = 50;
const goal = 100;

/** What tasks took above 50 ms each, in all, from the first paint with content on; ms. */
async function readBlocking(page: Page): Promise<number> {
  const { first } = await readPaints(page);
  const tasks = await page.evaluate(
    () =>
      new Promise<{ startTime: number; duration: number }[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'longtask', buffered: true });
        // No long task at all: nothing is reported.
        setTimeout(resolve, 500, []);
      }),
  );
  return tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - allowed), 0);
}

/** First visits on a processor four times slower than this one and on slow 4G: how long a finger finds nobody at home. */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(({ url }) =>
    withFirstVisits(
      async (visit) => {
        const rows: BenchRow[] = [];
        for (const page of pages) {
          const blocked: number[] = [];
          for (let count = 0; count < visits; count += 1) blocked.push(await visit(url + page));
          const measured = median(blocked);
          rows.push({
            what: `${page}: long tasks after the first paint, above ${allowed} ms each`,
            measured: inMs(measured),
            goal: `≤ ${inMs(goal)}`,
            met: measured <= goal,
          });
        }
        return rows;
      },
      { after: idle, read: readBlocking },
    ),
  );
}
