import { expect, type Page } from '@playwright/test';

export type Language = 'pt' | 'en';
export type Account = { userName: string; password: string };

const texts = {
  pt: { userName: 'Usuário', password: 'Senha', submit: 'Entrar' },
  en: { userName: 'Username', password: 'Password', submit: 'Log in' },
} as const;

/** Signs in as a person does: opens the login page, fills in both fields, presses the button, and waits for home. */
export async function signIn(page: Page, account: Account, language: Language = 'pt'): Promise<void> {
  const { userName, password, submit } = texts[language];
  await page.goto('/m/login');
  await page.getByLabel(userName, { exact: true }).fill(account.userName);
  await page.getByLabel(password, { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
  await expect(page).not.toHaveURL(/\/m\/login/);
}
