import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Logs out by the button in home's header and says yes to the question; the caller waits for what it leads to. */
export async function logOut(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Log out') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Log out') })
    .click();
}
