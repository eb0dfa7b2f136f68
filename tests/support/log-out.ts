import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/**
 * Logs out by the button in home's header, or in the page itself, and confirms; the caller waits for the result. `forget` is the
 * answer to the dialog's question whether to delete the remembered login, where there is one.
 */
export async function logOut(
  page: Page,
  say: Say,
  place: 'banner' | 'main' = 'banner',
  forget?: boolean,
): Promise<void> {
  await page
    .getByRole(place)
    .getByRole('button', { name: say('Log out') })
    .click();
  const dialog = page.getByRole('alertdialog');
  if (forget !== undefined) {
    const choice = dialog.getByRole('checkbox', { name: say('Forget my login on this device') });
    await expect(choice).not.toBeChecked();
    if (forget) await choice.check();
  }
  await dialog.getByRole('button', { name: say('Log out') }).click();
}
