import { rmSync } from 'node:fs';
import { createApp } from '#gateway/app.ts';
import { createGateway } from '#gateway/context/gateway.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { createServedDocuments } from '#gateway/pages/served-documents.ts';
import { readConfig } from '#gateway/process/config.ts';
import { calls } from '#src/contract/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeSeededFolder } from '../support/seeded-folder.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

/** The calls whose responses the gateway prepares in advance. */
async function listReady(): Promise<ReadonlySet<string>> {
  const dataDir = await makeSeededFolder({ popups: false, team: false });
  const { db, dialect, close } = await openDatabase({ dataDir });
  const gateway = createGateway({ db, dialect, config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }) });
  const documents = await createServedDocuments(gateway, createApp(gateway));
  await documents.refresh();
  const ready = await documents.listReads();
  documents.stop();
  await close();
  rmSync(dataDir, { recursive: true });
  return ready;
}

/** Responses that are the same for every visitor, and cached by the gateway as bytes. */
const isShared = (path: string) =>
  calls.some(
    (call) => call.path === path && call.method === 'GET' && call.access === 'public' && call.cache !== 'private',
  );

test('a first visit makes only calls whose responses the gateway has prepared', async ({ page }) => {
  const ready = await listReady();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isShared(pathname)) asked.add(pathname + search);
  });
  const paths = ['/', '/m/gameList?gameType=RNG', '/m/gameList?gameType=FISH', '/m/help', '/m/login'];
  for (const path of paths) {
    await page.goto(path);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
  }
  // A document includes its reads; a link inside the app makes them.
  for (const path of paths.slice(1)) {
    await page.goto('/');
    await go(page, path);
    await waitForPage(page);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked].filter((address) => !ready.has(address))).toEqual([]);
});
