import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { watchChanges } from '#gateway/db/changes.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { type PagesInProcess, startPages } from './pages-in-process.tsx';

let pages: PagesInProcess;
let changes: Awaited<ReturnType<typeof watchChanges>>;
beforeAll(async () => {
  pages = await startPages();
  changes = await watchChanges(pages.gateway, 3_600_000);
});
afterEach(() => pages.cleanUp());
afterAll(async () => {
  changes.stop();
  await pages.close();
});

/** Runs an operator's command on the running gateway. */
async function type(...argv: string[]) {
  await typeCommand(pages.gateway, { lines: [], asked: [], answer: true }, ['live', ...argv]);
  await changes.look();
}

/** The hosts on the tab of live games; undefined without their strip. */
async function hosts(member: boolean) {
  const { main } = await pages.open('/m/gameList?gameType=LIVE', member);
  const strip = main?.querySelector('ul[aria-label="Live now"]');
  pages.cleanUp();
  return strip ? [...strip.querySelectorAll('li b')].map(({ textContent }) => textContent) : undefined;
}

it('the tab of live games shows the hosts that are visible and streaming, as the operator changes it, and no strip without one [S1-394]', async () => {
  await type('set', 'lara', '--name', 'Lara', '--game', 'NOR-1', '--order', '1');
  await type('set', 'mei', '--name', 'Mei', '--game', 'NOR-1', '--order', '2');
  expect(await hosts(false)).toBeUndefined();
  await type('stream', 'lara', 'on');
  await type('stream', 'mei', 'on');
  expect(await hosts(false)).toEqual(['Lara', 'Mei']);
  expect(await hosts(true)).toEqual(['Lara', 'Mei']);
  await type('stream', 'lara', 'off');
  expect(await hosts(false)).toEqual(['Mei']);
  await type('show', 'mei', 'off');
  expect(await hosts(true)).toBeUndefined();
  await type('stream', 'lara', 'on');
  expect(await hosts(false)).toEqual(['Lara']);
});
