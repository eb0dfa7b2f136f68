import type { Page } from '@playwright/test';

type WithNavigation = { navigation: { currentEntry: { index: number } } };

/**
 * The page's current entry of the history. `history.length` counts an empty tab's own entry in one run and not in the next, and
 * those of overlays.
 */
export const placeInHistory = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as WithNavigation).navigation.currentEntry.index);
