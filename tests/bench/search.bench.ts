import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { gameIndex } from '#src/contract/lobby/game-index.ts';
import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { labelledQueries } from '../tooling/search-queries.ts';
import { inMs, percentile } from './support/numbers.ts';
import { withPhone } from './support/phone.ts';

const games = 5000;
const cpu = 4;
const goal = 16;
/** Step between the typed queries of the labelled list, so that all kinds of spelling are included. */
const each = 16;
/** By then all work of a letter is done: the search waits 80 ms for the next one. */
const settled = 250;
/** Duration of a key press, in ms: a key released at once would wait for the letter's own frame. */
const pressed = 50;

/** The gateway's own index, repeated with other ids and names up to the size needed. */
async function manyNames(origin: string): Promise<IndexedGame[]> {
  const answer = await fetch(`${origin}${gameIndex.path}?merchant=mare`);
  const { value } = (await answer.json()) as { value: { games: IndexedGame[] } };
  return Array.from({ length: games }, (_, index) => {
    const game = value.games[index % value.games.length];
    if (!game) throw new Error('the gateway has no games');
    const round = Math.floor(index / value.games.length) + 1;
    if (round === 1) return game;
    const { pt, en } = game.names;
    return { ...game, nodeId: `${game.nodeId}-${round}`, names: { pt: `${pt} ${round}`, en: `${en} ${round}` } };
  });
}

const serveIndex = (list: readonly IndexedGame[]) => async (context: BrowserContext) => {
  await context.route(`**${gameIndex.path}?*`, (route) =>
    route.fulfill({ json: { success: true, value: { games: list } } }),
  );
};

/** In ms: how long a letter blocks painting (Event Timing), and the duration of all its work. */
type Work = { readonly held: number; readonly all: number; readonly script: number };

type Watched = Window & { readonly heldBy?: number[] };
/** Records how long each event delays the next frame; durations below a frame are not reported. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const heldBy: number[] = [];
    Object.assign(window, { heldBy });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) heldBy.push(entry.processingEnd - entry.startTime);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
/** The longest delay by an event since the last call; 0 where none took a frame. */
const heldSince = (page: Page) => page.evaluate(() => Math.max(0, ...((window as Watched).heldBy?.splice(0) ?? [])));

/** Work of the page's main thread so far, and the part in JavaScript, in ms of CPU time: other processes do not count. */
async function workOf(cdp: CDPSession): Promise<Omit<Work, 'held'>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const msOf = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000;
  return { all: msOf('TaskDuration'), script: msOf('ScriptDuration') };
}

/** Types the queries letter by letter: the work of each letter, until its effect is on screen. */
async function type(cdp: CDPSession, field: Locator, queries: readonly string[]): Promise<Work[]> {
  const work: Work[] = [];
  const page = field.page();
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await watchEvents(page);
  for (const query of queries) {
    await field.fill('');
    await field.focus();
    await page.waitForTimeout(settled);
    await heldSince(page);
    for (const letter of query) {
      const before = await workOf(cdp);
      await page.keyboard.type(letter, { delay: pressed });
      await page.waitForTimeout(settled);
      const after = await workOf(cdp);
      work.push({ held: await heldSince(page), all: after.all - before.all, script: after.script - before.script });
    }
  }
  return work;
}

/** Keystrokes in the search field over 5,000 games, on a four times slower CPU; a bare field is the control. */
export async function bench(): Promise<BenchRow[]> {
  const queries = labelledQueries.filter((_, index) => index % each === 0).map(([typed]) => typed);
  return withGateway(async ({ url }) => {
    const list = await manyNames(url);
    return withPhone({ serviceWorkers: 'block', prepare: serveIndex(list) }, async ({ page, cdp }) => {
      await page.goto(`${url}/m/gameList?gameType=RNG`);
      await page.waitForFunction(() => 'mareStarted' in window);
      const field = page.getByRole('combobox');
      await field.fill(queries[0] ?? '');
      await page.getByRole('option').nth(1).waitFor();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const work = await type(cdp, field, queries);
      // The app's own policy refuses foreign markup.
      await page.goto('about:blank');
      await page.setContent('<meta name="viewport" content="width=device-width"><input style="font:16px serif">');
      const control = await type(cdp, page.locator('input'), queries.slice(0, 5));
      return [
        ...rowsOf('held up by it', 'held', work, control),
        ...rowsOf('all work of the page', 'all', work, control),
        ...rowsOf('its JavaScript', 'script', work, control),
      ];
    });
  });
}

/** The median, the 95th percentile and the maximum of the letters, against the control's median. */
function rowsOf(name: string, part: keyof Work, work: readonly Work[], plain: readonly Work[]): BenchRow[] {
  const costs = work.map((letter) => letter[part]);
  const control = percentile(
    plain.map((letter) => letter[part]),
    0.5,
  );
  return ([0.5, 0.95, 1] as const).map((share) => {
    const measured = percentile(costs, share);
    const isGoal = share === 0.95 && part !== 'all';
    return {
      what: `keystroke in the search over ${games} games, ${name}: ${share === 1 ? 'the most' : `${share * 100} of 100`} of ${costs.length}`,
      measured: inMs(measured, 1),
      ...(control > 0 && { control: inMs(control, 1), ratio: measured / control }),
      goal: isGoal ? `≤ ${inMs(goal)}` : '',
      ...(isGoal && { met: measured <= goal }),
    };
  });
}
