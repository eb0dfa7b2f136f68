import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { ownTeam } from '../support/own-team.ts';
import { fillInRegistration, freshName, newPassword, submitOf } from '../support/register-form.ts';
import { expectWhole, narrow, usual } from '../support/sound-page.ts';
import { journeyLanguages } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForStart(page);
  return page.getByRole('main');
}

for (const language of journeyLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an agent opens an account, whose first password leads to one of their own before anything else [S2-089, S2-092]', async ({
      page,
      gateway,
      say,
      browser,
    }) => {
      const { leader } = await ownTeam(gateway);
      await comeBackAs(page, gateway, leader);
      const main = await open(page, '/m/agent');
      const tabs = page.getByRole('navigation', { name: say('Agent menu') });
      await tabs.getByRole('link', { name: say('Open account') }).click();
      await expect(page).toHaveURL(/\/m\/agentRegister$/);
      const name = freshName();
      await main.getByLabel(say('Username'), { exact: true }).fill(name);
      await expect(main.getByText(say('{0} is available', { 0: name }))).toBeVisible();
      const password = await main.getByLabel(say('First password'), { exact: true }).inputValue();
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
      await page.setViewportSize(usual);
      await main.getByRole('button', { name: say('Create player account') }).click();
      await expect(main.getByRole('heading', { name: say('The player account is open') })).toBeFocused();
      await expect(main.getByText(password)).toBeVisible();
      await expectAccessible(page);

      const context = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
      await context.addCookies([{ name: 'language', value: language, url: gateway.url }]);
      const opened = await context.newPage();
      await opened.goto('/m/login');
      await waitForStart(opened);
      await sendLogin(opened, say, { userName: name, password });
      await expect(opened).toHaveURL(/\/m\/changePsw$/);
      const fields = opened.getByRole('main').locator('input[type=password]');
      await expect(fields).not.toHaveCount(0);
      for (const field of await fields.all())
        await field.fill((await field.getAttribute('name')) === 'oldPassword' ? password : newPassword);
      await opened.getByRole('main').locator('button[type=submit]').click();
      await expect(opened).toHaveURL(/\/m\/home$/);
      await expect(opened.getByRole('banner')).toContainText(name.slice(0, 3));
      await context.close();
    });

    test('an agent makes an invitation for one person, who registers by it; the next one is refused [S2-089, S2-092]', async ({
      page,
      gateway,
      say,
      browser,
    }) => {
      const { leader } = await ownTeam(gateway);
      await comeBackAs(page, gateway, leader);
      const main = await open(page, '/m/agentRegister?tab=links');
      await main.getByRole('button', { name: say('New invitation') }).click();
      const sheet = page.getByRole('dialog', { name: say('New invitation') });
      await sheet.getByRole('radio', { name: say('Agent') }).check({ force: true });
      await sheet.getByLabel(say('Name'), { exact: true }).fill('Grupo de Santos');
      await sheet.getByLabel(`${say('Uses')} ${say('(optional)')}`).fill('1');
      await sheet.getByRole('button', { name: say('More for {name}', { name: say('Slots') }) }).click();
      await expectAccessible(page);
      await sheet.getByRole('button', { name: say('Make the invitation') }).click();
      await expect(sheet).toHaveCount(0);
      await expect(main.getByRole('heading', { name: 'Grupo de Santos' })).toBeVisible();
      await expect(main.getByRole('img', { name: say('QR code of your invitation') })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
      await page.setViewportSize(usual);
      await main.getByRole('button', { name: say('Copy link') }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const context = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
      await context.addCookies([{ name: 'language', value: language, url: gateway.url }]);
      const guest = await context.newPage();
      await guest.goto(link);
      await fillInRegistration(guest, say, freshName());
      await submitOf(guest).click();
      await expect(guest).not.toHaveURL(/register/);
      await context.close();

      await page.reload();
      const row = main.getByRole('list', { name: say('Other invitations') }).getByRole('listitem');
      await expect(row).toContainText(say('Used up'));
      await expect(row).toContainText(say('{uses} of {most} uses', { uses: '1', most: '1' }));
    });
  });
}
