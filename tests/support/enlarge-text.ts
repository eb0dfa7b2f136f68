import type { Page } from '@playwright/test';

/** Doubles the size of text as a reader's own setting of the browser does, for every page that is opened from now on. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
