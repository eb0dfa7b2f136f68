import type { Page } from '@playwright/test';
import { memberInfo } from '#src/contract/account/member.ts';
import { readStores } from '../security/stores.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoAccount } from '../support/members.ts';
import { fillInRegistration, freshName, submitOf } from '../support/register-form.ts';
import { readSession } from '../support/session.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

/** A guest of the free trial, on home, with a trial account that no other journey uses. */
async function beginTrial(page: Page, say: Say): Promise<string> {
  await page.goto('/m/login');
  await waitForStart(page);
  await page.getByRole('link', { name: say('Try it without an account') }).click();
  await expect(page.getByRole('banner')).toContainText(say('{chips} chips', { chips: '100.000' }));
  return (await readSession(page))?.token ?? '';
}

const menuLink = (page: Page, say: Say, name: string) =>
  page.getByRole('navigation', { name: say('Main menu') }).getByRole('link', { name: say(name) });

test('a guest of the free trial is offered the registration on the current page, cancels and stays, registers and is signed in: the guest’s session is over, other tabs follow, and none of the guest’s data is left [S1-331, S1-281, S2-005]', async ({
  page,
  context,
  gateway,
  say,
}) => {
  const token = await beginTrial(page, say);
  const guest = (await readSession(page))?.userName ?? '-';
  const beside = await context.newPage();
  await beside.goto('/m/gameList?gameType=HOT');
  await waitForStart(beside);
  await go(page, '/m/activity');
  await waitForPage(page);
  await menuLink(page, say, 'Account').click();
  const prompt = page.getByRole('alertdialog', { name: say('You are playing as a guest') });
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expectAccessible(page, '[role=alertdialog]');
  await prompt.getByRole('button', { name: say('Cancel') }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: say('Promotions') })).toBeVisible();

  await menuLink(page, say, 'Account').click();
  await prompt.getByRole('button', { name: say('Register now') }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByText(say('Your free trial ends once you are signed in to an account.'))).toBeVisible();
  const name = freshName();
  await fillInRegistration(page, say, name);
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByRole('banner')).toContainText('20,00');
  expect(await readSession(page)).toMatchObject({ userName: name, type: 0 });
  const asGuest = await fetch(`${gateway.url}${memberInfo.path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await asGuest.json()).toMatchObject({ success: false, message: 'session_ended' });

  await go(beside, '/m/home');
  await expect(beside.getByRole('banner')).toContainText(name);
  for (const tab of [page, beside]) expect(JSON.stringify(await readStores(tab.mainFrame()))).not.toContain(guest);
});

test('a guest of the free trial logs in to an existing account; the form also offers to continue without one', async ({
  page,
  gateway,
  say,
}) => {
  await comeBackAs(page, gateway, 'visita.livre');
  await go(page, '/m/login');
  await page.getByRole('link', { name: say('Continue without an account') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await go(page, '/m/login');
  const { userName, password } = demoAccount('bianca.souza');
  await sendLogin(page, say, { userName, password });
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText(userName);
});

test('every invitation to a guest of the free trial opens a usable form; from a page that requires an account the guest returns to it with one', async ({
  page,
  gateway,
  say,
}) => {
  await comeBackAs(page, gateway, 'visita.livre');
  const form = page.getByLabel(say('Confirm password'), { exact: true });
  const invited = async (path: string, open: () => Promise<void>) =>
    test.step(path, async () => {
      await go(page, path);
      await waitForPage(page);
      await open();
      await expect(page).toHaveURL(/\/m\/register$/);
      await expect(form).toBeVisible();
      await waitForPage(page);
      await expect(form).toBeVisible();
    });
  const inMain = (path: string, name: string) =>
    invited(path, () =>
      page
        .getByRole('main')
        .getByRole('link', { name: say(name) })
        .click(),
    );

  await invited('/m/home', () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: say('Create account') })
      .click(),
  );
  await invited('/m/gameList', async () => {
    await go(page, '/m/home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Menu') })
      .click();
    const menu = page.getByRole('dialog', { name: say('Menu') });
    await expect(menu.getByRole('link', { name: say('Log in') })).toBeVisible();
    for (const name of ['Missions', 'Reward centre', 'Shop', 'Withdraw', 'Security'])
      await expect(
        menu.getByRole('link', { name: new RegExp(`^${say(name)}.*${say('for members')}`) }),
        name,
      ).toBeVisible();
    await expect(menu.getByRole('link', { name: say('Bets'), exact: true })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await menu.getByRole('link', { name: say('Create account') }).click();
  });
  for (const path of [
    '/m/voucherCenter',
    '/m/webEmail',
    '/m/mission',
    '/m/myAccount/index',
    '/m/changePsw',
    '/m/activity/pescaria',
  ])
    await inMain(path, 'Create a free account');
  await inMain('/m/rewardCenter', 'Create a free account');
  await fillInRegistration(page, say, freshName());
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  await expect(page.getByRole('heading', { name: say('You need an account for this') })).toHaveCount(0);
});
