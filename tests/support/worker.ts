import { expect, type Page } from '@playwright/test';
import { waitForStart } from './start.ts';

/** The addresses that a cache of this page's origin holds, without the origin. */
export const keptIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(
    async (name) =>
      (await caches.has(name))
        ? (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length))
        : [],
    cache,
  );

/** Waits until the worker keeps what a lobby without a network needs: a first visit is over. */
export async function waitForKeptLobby(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => keptIn(page, 'mare-documents'), { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/language=/));
  await expect
    .poll(async () => (await keptIn(page, 'mare-reads')).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(5);
  const shown = () =>
    page.evaluate(() =>
      [...document.images].filter((image) => image.naturalWidth > 0).map((image) => new URL(image.currentSrc).pathname),
    );
  await expect
    .poll(
      async () => {
        const kept = new Set(await keptIn(page, 'mare-images'));
        return (await shown()).filter((path) => !kept.has(path));
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
}

/** A first visit to home, at the end of which the worker keeps the lobby. */
export async function visitToKeep(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForStart(page);
  await waitForKeptLobby(page);
}
