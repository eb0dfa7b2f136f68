import type { Page } from '@playwright/test';

type WithNavigation = { navigation: { currentEntry: { index: number } } };

/**
 * Which entry of the history the page stands on. `history.length` counts an empty tab's own entry in one run and not in the next, and
 * that of what lay over the page.
 */
export const placeInHistory = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as WithNavigation).navigation.currentEntry.index);
