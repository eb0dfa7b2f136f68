import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { inKb } from './support/numbers.ts';
import { withPhone } from './support/phone.ts';
import { transferSize } from './support/transfer.ts';

/** By then a page has done its idle work; ms. */
const idle = 8000;

type Goals = { scripts: number; sheets?: number; bytes?: number };
/** The pages, first visits each, and how many files and Brotli bytes they may ask for until they are idle. */
const pages: readonly (readonly [name: string, path: string, goals: Goals])[] = [
  ['home', '/', { scripts: 14, sheets: 3, bytes: 150_000 }],
  ['game list', '/m/gameList', { scripts: 16 }],
  ['login', '/m/login', { scripts: 15, bytes: 150_000 }],
  ['register', '/m/register', { scripts: 15, bytes: 150_000 }],
];

/** The scripts and style sheets that a first visit fetches for the page itself, the service worker's not counted. */
export async function listRequests(url: string): Promise<{ scripts: string[]; sheets: string[] }> {
  return withPhone({ serviceWorkers: 'block' }, async ({ page }) => {
    const found = { scripts: new Set<string>(), sheets: new Set<string>() };
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (response.url().endsWith('.js') || type === 'script') found.scripts.add(response.url());
      else if (response.url().endsWith('.css')) found.sheets.add(response.url());
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(idle);
    return { scripts: [...found.scripts], sheets: [...found.sheets] };
  });
}

const row = (
  what: string,
  measured: number,
  goal: number | undefined,
  show: (value: number) => string = String,
): BenchRow => ({
  what,
  measured: show(measured),
  goal: goal === undefined ? '' : `≤ ${show(goal)}`,
  ...(goal !== undefined && { met: measured <= goal }),
});

/** Files and bytes on their way to a browser that takes Brotli, first visits with an empty cache, until all is quiet. */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(async ({ url }) => {
    const rows: BenchRow[] = [];
    for (const [name, path, goals] of pages) {
      const { scripts, sheets } = await listRequests(url + path);
      let bytes = 0;
      for (const script of scripts) bytes += await transferSize(script);
      rows.push(
        row(`${name}: script requests until idle`, scripts.length, goals.scripts),
        row(`${name}: style sheets until idle`, sheets.length, goals.sheets),
        row(`${name}: JavaScript until idle`, bytes, goals.bytes, inKb),
      );
    }
    return rows;
  });
}
