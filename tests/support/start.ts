import type { Page } from '@playwright/test';

/** Waits until the app listens: the document of home comes rendered, and its code later, when the browser is idle. */
export async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(() => 'mareStarted' in window);
}
