import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is on `target`; fails when it does not get there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by Tab').toBeFocused();
}
