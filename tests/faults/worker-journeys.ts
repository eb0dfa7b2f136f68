import { expect } from '@playwright/test';
import type { Journey } from './journey.ts';
import { installTime, workerIsReady } from './visited.ts';

/** The worker itself, and every file that it loads to install. */
const files = /^\/sw\.js$|^\/assets\/|\.(?:svg|png|webp|avif|webmanifest)$|^\/index\.html$/;

/** A first visit: the gateway's document has loaded, and everything after it meets the fault. */
export const register: Journey = {
  name: 'first visit, register the worker',
  paths: files,
  takes: installTime,
  prepare: async () => undefined,
  act: async ({ page }) => void (await page.goto('/', { waitUntil: 'commit' })),
  done: ({ page }) => ({ waitFor: ({ timeout }) => workerIsReady(page, timeout) }),
  again: async ({ page }) => void (await page.reload({ waitUntil: 'commit' })),
  check: async ({ page }) => {
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null), 'a worker in charge').toBe(true);
  },
  stands: ({ page, say }) =>
    page
      .getByRole('list', { name: say('Popular'), exact: true })
      .getByRole('listitem')
      .nth(8),
};
