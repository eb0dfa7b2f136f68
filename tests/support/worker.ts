import { expect, type Page } from '@playwright/test';
import { waitForStart } from './start.ts';

/** The URLs in a cache of this page's origin, without the origin. */
export const cachedIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(
    async (name) =>
      (await caches.has(name))
        ? (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length))
        : [],
    cache,
  );

/** Waits until a worker has installed itself, which loads every file of the build: that is slow on a busy machine. */
export async function waitForActiveWorker(page: Page): Promise<void> {
  // `ready` may never resolve where a registration was restored.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

/** Waits until the worker has cached the files of an offline lobby: a first visit is over. */
export async function waitForCachedLobby(page: Page): Promise<void> {
  await waitForActiveWorker(page);
  await expect
    .poll(() => cachedIn(page, 'mare-documents'), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/document-in=/));
  await expect
    .poll(async () => (await cachedIn(page, 'mare-reads')).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(5);
  const shown = () =>
    page.evaluate(() =>
      [...document.images].filter((image) => image.naturalWidth > 0).map((image) => new URL(image.currentSrc).pathname),
    );
  await expect
    .poll(
      async () => {
        const cached = new Set(await cachedIn(page, 'mare-images'));
        return (await shown()).filter((path) => !cached.has(path));
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
}

/** A first visit to home, at the end of which the worker has cached the lobby. */
export async function visitUntilCached(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForStart(page);
  await waitForCachedLobby(page);
}
