import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Logs out by the button in home's header, or in the page itself, and says yes; the caller waits for what it leads to. */
export async function logOut(page: Page, say: Say, place: 'banner' | 'main' = 'banner'): Promise<void> {
  await page
    .getByRole(place)
    .getByRole('button', { name: say('Log out') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Log out') })
    .click();
}
