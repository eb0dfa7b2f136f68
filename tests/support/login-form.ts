import type { Page } from '@playwright/test';
import type { Account } from './sign-in.ts';
import type { Say } from './texts.ts';

/** Fills in the login page that is open. */
export async function fillInLogin(page: Page, say: Say, { userName, password }: Account): Promise<void> {
  await page.getByLabel(say('Username'), { exact: true }).fill(userName);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
}

/** Presses its button. */
export async function pressLogin(page: Page, say: Say): Promise<void> {
  const name = say('Log in');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Fills in the login page that is open, and submits it. */
export async function sendLogin(page: Page, say: Say, account: Account): Promise<void> {
  await fillInLogin(page, say, account);
  await pressLogin(page, say);
}
