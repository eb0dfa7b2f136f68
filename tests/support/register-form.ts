import type { Page } from '@playwright/test';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import type { RegisterField } from '#src/contract/identity/registration.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ask } from './ask.ts';
import { changeLobby, withDatabase } from './database.ts';
import { registerSettings } from '#src/contract/identity/registration.ts';
import type { Say } from './texts.ts';

export const newPassword = 'praia-nova-7';
let count = 0;
/** An unused name. */
export const freshName = (): string => `nova.${process.pid}.${(count += 1)}`;

/** Sets the registration form of the running gateway, and waits until it has loaded it; returns a function that restores it. */
export async function setRegisterForm(
  page: Page,
  gateway: GatewayProcess,
  registration: object,
): Promise<() => Promise<void>> {
  const before = await withDatabase(gateway, (db) =>
    db.selectFrom('merchants').select('settings').where('code', '=', 'mare').executeTakeFirstOrThrow(),
  );
  const write = (settings: string) =>
    changeLobby(gateway, 'status', (db) =>
      db.updateTable('merchants').set({ settings }).where('code', '=', 'mare').execute(),
    );
  const settings = JSON.parse(before.settings) as Record<string, unknown>;
  // A marker by which the change is recognised.
  const ageLimit = 30 + (count += 1);
  await write(JSON.stringify({ ...settings, ageLimit, registration }));
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask(page.request, registerSettings, undefined)).ageLimit === ageLimit)
      return () => write(before.settings);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the gateway has not heard of the form');
}

/** The rules of these fields, which are on. */
export const withFields = (names: readonly RegisterField[]) =>
  Object.fromEntries(names.map((name) => [name, { ...defaultRegisterForm.fields[name], enabled: true }]));

/** Fills the fields of every registration by username, once its form is shown: the login's has fields of the same names. */
export async function fillInRegistration(
  page: Page,
  say: Say,
  username: string,
  password = newPassword,
): Promise<void> {
  await page.getByLabel(say('Confirm password'), { exact: true }).fill(password);
  await page.getByLabel(say('Username'), { exact: true }).fill(username);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
}

export const submitOf = (page: Page) => page.getByRole('main').locator('button[type="submit"]');
