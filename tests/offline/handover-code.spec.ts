import type { Page } from '@playwright/test';
import { readHandoverCode } from '#src/contract/identity/handover.ts';
import { expectAccessible } from '../support/axe.ts';
import { handoverCodeOf } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

/** Opens the sheet on the member page and returns its code. */
async function showCode(page: Page, say: Say): Promise<string> {
  await go(page, '/m/member/home');
  await page.getByRole('button', { name: say('Continue in the installed app') }).click();
  return readCode(page, say);
}

async function readCode(page: Page, say: Say): Promise<string> {
  const sheet = page.getByRole('dialog', { name: say('Continue in the installed app') });
  const letters = sheet.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/);
  await expect(letters).toBeVisible();
  return readHandoverCode((await letters.textContent()) ?? '') ?? '';
}

const invalid = 'This code or link is no longer valid. Create a new one and try again.';

for (const language of journeyLanguages) {
  test.describe(`the code in ${language}`, () => {
    test.use({ language });

    test('is shown large, as a link and as a QR code, with its seconds, and can be renewed', async ({
      member: page,
      say,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const code = await showCode(page, say);
      const sheet = page.getByRole('dialog', { name: say('Continue in the installed app') });
      await expect(sheet.getByRole('img', { name: say('QR code of the link, for another phone') })).toBeVisible();
      await expect(
        sheet.getByText(new RegExp(`^${say('{left} s left', { left: String.raw`(?:60|5\d)` })}$`)),
      ).toBeVisible();
      await sheet.getByRole('button', { name: say('Copy link') }).click();
      await expect(page.getByText(say('Link copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${new URL(page.url()).origin}/m/home?token=${code}`,
      );
      await expectAccessible(page, '[role=dialog]');
      await sheet.getByRole('button', { name: say('New code') }).click();
      await expect.poll(() => readCode(page, say)).not.toBe(code);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: say('Continue in the installed app') })).toBeFocused();
    });

    test('is typed on the login page, in a browser without the member’s data', async ({
      page,
      gateway,
      say,
      consoleWatch,
    }) => {
      consoleWatch.allow(/status of 401 .*\/wps\/session\/handover/);
      const code = await handoverCodeOf(gateway, 'helena.prado');
      await page.goto('/m/login');
      const username = page.getByLabel(say('Username'), { exact: true });
      await username.fill('half-typed');
      await page.getByRole('button', { name: say('Continue from another device') }).click();
      await expect(username).toBeHidden();
      await page.getByRole('button', { name: say('Log in with a password') }).click();
      await expect(username).toHaveValue('half-typed');
      await page.getByRole('button', { name: say('Continue from another device') }).click();
      const field = page.getByLabel(say('Code'), { exact: true });
      const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
      await expectAccessible(page, 'main');
      await submit.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(say('Enter the code.')));
      await field.fill('1234');
      await submit.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(say('The code has 12 letters and digits.')));
      await field.fill('ABCD 1234 EFGH');
      await submit.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(say(invalid)));
      await expect(field).toHaveValue('ABCD 1234 EFGH');
      await expect(field).toBeFocused();
      await field.fill(`${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase());
      await submit.click();
      await expect(page.getByRole('banner')).toContainText('helena.prado');
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}
