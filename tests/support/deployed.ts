/** Journeys through deploys: `import { expect, test } from './deployed.ts'`. */
import type { Locator, Page } from '@playwright/test';
import { changes } from '#src/contract/site/changes.ts';
import { type DeployedSite, startDeployedSite } from './deploys.ts';
import { expect, test as journeys } from './fixtures.ts';
import { waitForStart } from './start.ts';
import { waitForActiveWorker } from './worker.ts';
import type { Say } from './texts.ts';

/** The text that `openTyping` types. */
export const typedName = 'marina';

/** Code prepended to a worker's own that no browser can run. */
export const brokenWorkers = {
  'throws as it starts': `throw new Error('broken on purpose');`,
  'fails to install': `self.addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('broken on purpose'))));`,
};

export const test = journeys.extend<object, { site: DeployedSite }>({
  site: [
    async ({}, use) => {
      const site = await startDeployedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  gateway: [async ({ site }, use) => use(site.gateway), { scope: 'worker' }],
  // The app offers its installation at a second visit, and a test makes many: the browser does not support it here.
  context: async ({ context }, use) => {
    await context.addInitScript(() =>
      addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await use(context);
  },
});

/** The version of the page's code; NaN while it is between two documents. */
export const versionOf = (page: Page): Promise<number> =>
  page
    .evaluate(() => {
      const entry = document.querySelector<HTMLMetaElement>('meta[name=entry]')?.content ?? '';
      return Number(/v(\d+)\.js$/.exec(entry)?.[1] ?? Number.NaN);
    })
    .catch(() => Number.NaN);

/** Number of requests of the page's document since. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Waits until a worker controls the page, after a reload where the first visit has none. */
export async function waitForWorker(page: Page): Promise<void> {
  await waitForActiveWorker(page);
  if (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) {
    await page.reload();
    await waitForStart(page);
  }
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** A page of the site's current version, controlled by its worker. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForStart(page);
  await waitForWorker(page);
}

/** Opens the login page as `open` does and types a name, so that the page has unsaved input; returns the field. */
export async function openTyping(page: Page, say: Say): Promise<Locator> {
  await open(page, '/m/login');
  const name = page.getByLabel(say('Username'), { exact: true });
  await name.fill(typedName);
  return name;
}

export const updateNotice = (page: Page, say: Say): Locator =>
  page.getByRole('status').filter({ hasText: say('A new version is ready.') });

/** Accepts the version that is offered in the page. */
export const acceptUpdate = (page: Page, say: Say): Promise<void> =>
  updateNotice(page, say)
    .getByRole('button', { name: say('Update') })
    .click();

/**
 * Accepts the version that is offered in the page, while the other tabs send requests to the gateway during the next 50 ms: in
 * that time the browser stops the outgoing worker, and a request that it has to handle starts it again.
 */
export async function acceptUpdateBusily(page: Page, others: readonly Page[], say: Say): Promise<void> {
  for (const other of others)
    await other.evaluate((path) => {
      addEventListener('storage', ({ key }) => {
        if (key !== 'tapped') return;
        for (let time = 0; time < 50; time += 5) setTimeout(() => void fetch(path).catch(() => undefined), time);
      });
    }, changes.path);
  await updateNotice(page, say)
    .getByRole('button', { name: say('Update') })
    .evaluate((button: HTMLElement) => {
      button.click();
      localStorage.setItem('tapped', 'now');
    });
}

/** Waits until the page runs a version. */
export const becomes = (page: Page, version: number): Promise<void> => expect.poll(() => versionOf(page)).toBe(version);

/** The browser's event for a hidden or visible tab; a headless one never hides its tabs. */
export const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

/**
 * The browser checks for a newer worker, as it does by itself at every navigation; returns the waiting one once that has settled.
 */
export const lookForUpdate = (page: Page): Promise<'waiting' | 'nothing'> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    const worker = registration?.installing;
    if (worker)
      await new Promise<void>((resolve) => {
        const look = () => worker.state !== 'installing' && resolve();
        worker.addEventListener('statechange', look);
        look();
      });
    return registration?.waiting ? 'waiting' : 'nothing';
  });

/** Checks once, as the browser does at every navigation: that is enough for a worker that unregisters itself. */
export async function lookOnceUntilGone(page: Page): Promise<void> {
  await lookForUpdate(page);
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered, { timeout: 30_000 }).toBe(0);
}

export { expect };
