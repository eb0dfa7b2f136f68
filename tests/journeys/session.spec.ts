import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoAccount } from '../support/members.ts';
import { placeInHistory } from '../support/place-in-history.ts';
import { figures, memberKeys, readBalance, readSession, replaceToken } from '../support/session.ts';
import { journeyLanguages } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';

for (const language of journeyLanguages) {
  test.describe(`a session in ${language}`, () => {
    test.use({ language });

    test('logout asks for confirmation, shows its progress, and ends on home in place of the page, with all of the member’s data deleted; two tabs stay in sync [S1-007, S1-325, S1-326, S1-329, S1-281, S2-131, S2-108, S1-330]', async ({
      member,
      context,
      say,
    }) => {
      const other = await context.newPage();
      await other.goto('/m/member/home');
      await expect(other.getByRole('heading', { name: 'Marina' })).toBeVisible();
      const menu = member.getByRole('navigation', { name: say('Main menu') });
      const before = await readSession(member);
      const token = before?.token ?? '';

      await test.step('cancel and Escape leave everything as it was', async () => {
        await member.getByRole('button', { name: say('Log out') }).click();
        const dialog = member.getByRole('alertdialog', { name: say('Log out?') });
        await expect(dialog.getByText(say('Are you sure you want to log out?'))).toBeVisible();
        await expect(dialog.getByRole('button')).toHaveText([say('Cancel'), say('Log out')]);
        await dialog.getByRole('button', { name: say('Cancel') }).click();
        await expect(dialog).toBeHidden();
        await expect(member.getByRole('banner')).toContainText('marina.costa');
        expect(await readSession(member)).toEqual(before);
        await member.getByRole('button', { name: say('Log out') }).click();
        await member.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        expect(await readSession(member)).toEqual(before);
      });

      await test.step('yes ends the session, here and in the other tab', async () => {
        await menu.getByRole('link', { name: say('Account') }).click();
        await expect(member.getByRole('heading', { name: 'Marina' })).toBeVisible();
        const place = await placeInHistory(member);
        const { promise, resolve } = Promise.withResolvers<void>();
        await member.route('**/wps/session/logout', async (route) => {
          await promise;
          await route.continue();
        });
        const sent = member.waitForRequest(
          (request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'),
        );
        await logOut(member, say, 'main');
        expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);
        await expect(member.getByRole('status').getByText(say('Please wait…'))).toBeVisible();
        resolve();
        await expect(member.getByText(say('Please wait…'))).toBeHidden();
        await expect(member).toHaveURL(/\/m\/home$/);
        await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
        await expect(member.getByText('marina.costa')).toHaveCount(0);
        await expect(
          member.getByRole('group', { name: say('Categories') }).getByRole('button', { name: say('Favourites') }),
        ).toHaveCount(0);
        expect(await placeInHistory(member)).toBe(place);
        expect(await memberKeys(member)).toEqual([]);
        await expect(other).toHaveURL(/\/m\/login$/);
        await member.reload();
        await waitForStart(member);
        await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
        const refused = await member.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } });
        expect(refused.status()).toBe(401);
      });

      await test.step('the member centre of a visitor is the login, and a login there also signs the other tab in', async () => {
        await menu.getByRole('link', { name: say('Account') }).click();
        await expect(member).toHaveURL(/\/m\/login$/);
        await member.goto('/m/member/home');
        await expect(member).toHaveURL(/\/m\/login$/);
        await sendLogin(member, say, demoAccount('helena.prado'));
        await expect(member.getByRole('banner')).toContainText('helena.prado');
        await expect(other).toHaveURL(/\/m\/home$/);
        await expect(other.getByRole('banner')).toContainText('helena.prado');
      });
    });
  });
}

test('a tampered token is replaced by means of the renewal cookie, or the session ends: no other member’s data is shown; invalid values are dropped [S1-280]', async ({
  member,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401/);
  const real = await readSession(member);
  const [head = '', , signature = ''] = real?.token.split('.') ?? [];
  const forged = `${head}.${Buffer.from('{"sub":"helena.prado"}').toString('base64url')}.${signature}`;
  await replaceToken(member, forged);
  await member.reload();
  await waitForStart(member);
  await expect(member.getByRole('banner')).toContainText('marina.costa');
  await expect.poll(async () => (await readSession(member))?.token).not.toBe(forged);
  const balance = figures(await readBalance(member));
  await expect(member.getByRole('banner')).toContainText(balance);

  // Without the cookie nothing can replace it.
  await replaceToken(member, forged);
  await member.context().clearCookies({ name: /^(?!language)/ });
  await member.reload();
  await waitForStart(member);
  const modal = member.getByRole('alertdialog', { name: say('Your session has ended') });
  await expect(modal).toContainText(say('Your account has been logged out. Please log in again.'));
  await modal.getByRole('button', { name: say('Not now') }).click();
  await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
  expect(await memberKeys(member)).toEqual([]);
  // With the cookie, but without a well-formed token.
  await comeBackAs(member, gateway, 'marina.costa');
  await replaceToken(member, { not: 'a token' } as unknown as string);
  await member.reload();
  await waitForStart(member);
  await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
});

test.describe('a balance', () => {
  test.use({ account: demoAccount('guilherme.albuquerque') });

  test('can be hidden and shown again, and indicates a refresh [S1-128, S1-129, S1-123]', async ({ member, say }) => {
    const header = member.getByRole('banner');
    const balance = figures(await readBalance(member));
    await expect(header).toContainText('gui***lbuquerque');
    await expect(header).not.toContainText('guilherme');
    await expect(header).toContainText(balance);
    await header.getByRole('button', { name: say('Hide balance') }).click();
    await expect(header).toContainText(balance.replaceAll(/\d/g, '*'));
    await expect(header).not.toContainText(balance);
    await member.reload();
    await expect(header).toContainText(balance.replaceAll(/\d/g, '*'));
    await expect(header.getByText(say('Balance hidden'))).toBeAttached();
    await header.getByRole('button', { name: say('Show balance') }).click();
    await expect(header).toContainText(balance);

    const { promise, resolve } = Promise.withResolvers<void>();
    await member.route('**/wps/wallets/gcs*', async (route) => {
      await promise;
      await route.continue();
    });
    await header.getByRole('button', { name: say('Refresh balance') }).click();
    await expect(header.getByText(say('Refreshing the balance'))).toBeAttached();
    await expect(header).toContainText(balance.replaceAll(/\d/g, '*'));
    resolve();
    await expect(header).toContainText(balance);
    await expect(header.getByText(say('Refreshing the balance'))).toHaveCount(0);
  });
});
