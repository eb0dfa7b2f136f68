import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Adds a passkey on the open page of passkeys, under the name that the device suggests. */
export async function addPasskey(page: Page, say: Say, password: string): Promise<void> {
  await page.getByRole('button', { name: say('Add passkey') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('Your password')).fill(password);
  await sheet.getByRole('button', { name: say('Add passkey') }).click();
  await expect(sheet).toBeHidden();
}
