import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** A link with a code asks a guest for confirmation before it signs in, naming the account: reads that, and confirms. */
export async function agreeToSignIn(page: Page, say: Say, owner: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: say('Log in as {owner}?', { owner }) });
  await expect(dialog).toContainText(owner);
  await dialog.getByRole('button', { name: say('Log in'), exact: true }).click();
}
