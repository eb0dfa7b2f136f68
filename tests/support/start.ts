import type { Page } from '@playwright/test';

/** Waits until the app listens: the document of home comes rendered, and its code later, when the browser is idle. */
export async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => 'mareStarted' in window);
}

/** Goes to another page inside the running app, as a link would; `page.goto` loads the document again. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
