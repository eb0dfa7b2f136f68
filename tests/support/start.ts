import type { Page } from '@playwright/test';
import { builtFile } from './built-file.ts';

/**
 * Waits until the app is hydrated: the document of home is rendered on the server, and its code loads later, when the browser is
 * idle.
 */
export async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => 'mareStarted' in window);
}

const waitForCode = (page: Page, source: string) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    builtFile(source),
  );

/** Waits until home has loaded its deferred code: its highlights' own. */
export async function waitForHomeCode(page: Page): Promise<void> {
  await waitForCode(page, 'src/ui/carousel-slider.ts');
}

/** Waits until a member's page follows changes in other tabs: then it loads the code that a star needs offline. */
export async function waitForFollowing(page: Page): Promise<void> {
  await waitForCode(page, 'src/components/games/favourites/tap-star.ts');
}

/** Navigates inside the app once it runs, like a link; `page.goto` loads the document again. */
export async function go(page: Page, path: string): Promise<void> {
  await waitForStart(page);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** The router, which sets itself there. */
type WithRouter = { __TSR_ROUTER__?: { state: { status: string; resolvedLocation?: { publicHref: string } } } };

/** Waits until the page of the URL is shown, and not the one before it. */
export async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = (window as unknown as WithRouter).__TSR_ROUTER__?.state;
    return state?.status === 'idle' && state.resolvedLocation?.publicHref === location.pathname + location.search;
  });
}

/** Opens a page of the app, and waits until it is shown. */
export async function goWhole(page: Page, path: string): Promise<void> {
  await go(page, path);
  await waitForPage(page);
}
