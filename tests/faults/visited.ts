import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { quietPath } from './network.ts';

/** A phone without data of the site. With reduced motion the reels show the same rounds in less time. */
export function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const { viewport = null, hasTouch = false, locale, timezoneId } = config.use ?? {};
  return browser.newContext({
    viewport,
    hasTouch,
    baseURL,
    reducedMotion: 'reduce',
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  });
}

/** Long, because a worker loads all files of the app before it is ready. */
export const installTime = 60_000;

/** Until the page's worker is installed. */
export const workerIsReady = async (page: Page, timeout = installTime): Promise<void> => {
  const look = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
  await expect.poll(() => page.evaluate(look).catch(() => undefined), { timeout }).toBe('activated');
};

/** Visits the site until its worker is installed: it controls the next page. */
export async function visit(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await workerIsReady(page);
  await page.close();
}

/** Deletes all data of the last visit, except the worker and the files of the app that it caches. */
export async function wipe(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(quietPath);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name);
    // Cleared, not deleted: the worker keeps its own database open, and deleting that would block everything.
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      // A closed page loses its pending writes.
      for (const store of database.objectStoreNames)
        await new Promise((resolve) => {
          const emptying = database.transaction(store, 'readwrite');
          emptying.addEventListener('complete', resolve);
          emptying.objectStore(store).clear();
        });
      database.close();
    }
  });
  await page.close();
}
