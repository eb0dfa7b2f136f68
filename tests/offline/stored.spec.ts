import type { Page } from '@playwright/test';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { demoAccount } from '../support/members.ts';
import { memberKeys } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { secretsIn } from '../security/disguises.ts';
import { readStores } from '../security/stores.ts';

const account = demoAccount('helena.prado');
const field = (page: Page, say: Say, name: 'Username' | 'Password') => page.getByLabel(say(name), { exact: true });
const remember = (page: Page, say: Say) => page.getByRole('checkbox', { name: say('Remember me on this device') });

/** Logs out in the member centre; `forget`: the answer to the dialog's question about the remembered login. */
async function leave(page: Page, say: Say, forget: boolean): Promise<void> {
  await go(page, '/m/member/home');
  await logOut(page, say, 'main', forget);
  await expect(page).toHaveURL(/\/m\/home$/);
}

for (const language of journeyLanguages) {
  test.describe(`a login in ${language}`, () => {
    test.use({ language });

    test('that is remembered fills the form the next time, until one that is not to be remembered replaces it; one in the old format is read once and stored encrypted, until it is deleted [S2-020, S2-115, S2-116, S2-117, S2-129]', async ({
      page,
      say,
    }) => {
      const submit = async () => {
        await page
          .getByRole('main')
          .getByRole('button', { name: say('Log in'), exact: true })
          .click();
        await expect(page).not.toHaveURL(/login/);
      };
      const secret = new Map([['password', account.password]]);
      const expectEmpty = async () => {
        await expect(remember(page, say)).not.toBeChecked();
        await expect(field(page, say, 'Username')).toHaveValue('');
        await expect(field(page, say, 'Password')).toHaveValue('');
      };
      await page.goto('/m/login');
      await field(page, say, 'Username').fill(account.userName);
      await field(page, say, 'Password').fill(account.password);
      await remember(page, say).check();
      await submit();
      await leave(page, say, false);
      await test.step('remembered', async () => {
        await page.goto('/m/login');
        await expect(field(page, say, 'Username')).toHaveValue(account.userName);
        await expect(field(page, say, 'Password')).toHaveValue(account.password);
        await expect(remember(page, say)).toBeChecked();
        const stored = await readStores(page.mainFrame());
        expect(secretsIn(JSON.stringify(stored), secret)).toEqual([]);
        expect(stored.databases).toHaveProperty('mare-device/keyval/rememberedLogin');
        expect(stored.storage).not.toContain(account.userName);
      });
      await test.step('no longer remembered', async () => {
        await remember(page, say).uncheck();
        await submit();
        await go(page, '/m/member/home');
        const main = page.getByRole('main');
        await main.getByRole('button', { name: say('Log out') }).click();
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('checkbox')).toHaveCount(0);
        await dialog.getByRole('button', { name: say('Log out') }).click();
        await expect(page).toHaveURL(/\/m\/home$/);
        await page.goto('/m/login');
        await expectEmpty();
      });
      await test.step('in the old format', async () => {
        const twice = Buffer.from(Buffer.from(`${account.password}s4lt`).toString('base64')).toString('base64');
        await page.evaluate((record) => localStorage.setItem('rememberedLogin', JSON.stringify(record)), {
          type: 'username',
          username: account.userName,
          password: twice,
          salt: 's4lt',
          dialingCode: '',
        });
        for (const visit of ['the first', 'the next']) {
          await page.reload();
          await expect(field(page, say, 'Password'), visit).toHaveValue(account.password);
        }
        const stored = await readStores(page.mainFrame());
        expect(secretsIn(JSON.stringify(stored), secret)).toEqual([]);
      });
      await test.step('deleted', async () => {
        await submit();
        await leave(page, say, true);
        await page.goto('/m/login');
        await expectEmpty();
      });
    });
  });
}

test('IndexedDB holds the stored data, local storage only theme, language and that there is a member [S1-278, S1-279, S1-270, S1-271, S1-272, S1-273, S1-274, S1-277, CARD-08, CARD-09, S1-281]', async ({
  page: member,
  account: reader,
  say,
}) => {
  await signIn(member, reader);
  await member
    .getByRole('button', { name: say('Hide balance') })
    .first()
    .click();
  // Home's own reads are stored when they have loaded.
  await member.waitForLoadState('networkidle');
  await member.goto('/m/member/home');
  await expect
    .poll(async () => Object.keys((await readStores(member.mainFrame())).databases).toSorted())
    .toEqual(
      expect.arrayContaining([
        'mare-device/keyval/autoLogin',
        'mare-device/keyval/gameTypes',
        'mare-device/keyval/hiddenBalance',
        'mare-device/keyval/merchant',
        'mare-device/keyval/status',
        'mare-member/keyval/MC_SESSION_INFO',
        'mare-member/keyval/favourites',
        'mare-member/keyval/memberInfo',
        'mare-member/keyval/recentGames|pt',
      ]),
    );
  const { databases } = await readStores(member.mainFrame());
  // Workbox records in its own database when each picture was used.
  for (const [name, text] of Object.entries(databases).filter(([key]) => !key.startsWith('workbox-expiration/')))
    expect(JSON.parse(text), name).toEqual({ version: expect.any(Number), value: expect.anything() });
  const local = () =>
    member.evaluate(() => Object.entries(localStorage).filter(([key]) => key !== 'theme' && key !== 'language'));
  expect(await local()).toEqual([['me', '1']]);

  await member
    .getByRole('main')
    .getByRole('button', { name: say('Log out') })
    .click();
  await member
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Log out') })
    .click();
  await expect(member).toHaveURL(/\/m\/home$/);
  expect(await memberKeys(member)).toEqual([]);
  expect(await local()).toEqual([]);
});

test('a test site says so, and that is stored [S1-271]', async ({ page, gateway, say }) => {
  const mark = page.getByText(say('Test site: nothing here is real, money included.'));
  const setTestMode = (on: boolean) =>
    changeLobby(gateway, 'status', async (db) => {
      const merchant = db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
      const settings = JSON.parse((await merchant.executeTakeFirstOrThrow()).settings) as { flags: object };
      // Its name in the merchants' settings.
      expect(settings.flags).toHaveProperty('testMode');
      const changed = JSON.stringify({ ...settings, flags: { ...settings.flags, testMode: on } });
      await db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
    });
  await setTestMode(true);
  try {
    await expect(async () => {
      await page.goto('/m/help');
      await expect(mark).toBeVisible({ timeout: 1000 });
    }).toPass();
    const read = async () => (await readStores(page.mainFrame())).databases['mare-device/keyval/testmode'];
    await expect.poll(read).toContain('true');
  } finally {
    await setTestMode(false);
  }
});
