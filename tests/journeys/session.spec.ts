import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { figures, memberKeys, readBalance, readSession, replaceToken } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';

for (const language of journeyLanguages) {
  test.describe(`a session in ${language}`, () => {
    test.use({ language });

    test('logout asks first; cancel leaves everything as it was [S1-325, S1-326]', async ({ member, say }) => {
      const before = await readSession(member);
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

    test('logout ends on home in place of the page, with everything of the member gone [S1-329, S1-281, S2-131, S2-108]', async ({
      member,
      say,
    }) => {
      const token = (await readSession(member))?.token ?? '';
      await member
        .getByRole('navigation', { name: say('Main menu') })
        .getByRole('link', { name: say('Account') })
        .click();
      await expect(member.getByRole('heading', { name: 'Marina' })).toBeVisible();
      const entries = await member.evaluate(() => history.length);
      await member
        .getByRole('main')
        .getByRole('button', { name: say('Log out') })
        .click();
      const sent = member.waitForRequest(
        (request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'),
      );
      await member
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Log out') })
        .click();
      expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);
      await expect(member).toHaveURL(/\/m\/home$/);
      await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
      await expect(member.getByText('marina.costa')).toHaveCount(0);
      await expect(
        member.getByRole('group', { name: say('Categories') }).getByRole('button', { name: say('Favourites') }),
      ).toHaveCount(0);
      expect(await member.evaluate(() => history.length)).toBe(entries);
      expect(await memberKeys(member)).toEqual([]);
      await member.reload();
      await waitForStart(member);
      await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
      const refused = await member.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } });
      expect(refused.status()).toBe(401);
    });

    test('the member centre of a visitor is the login [S1-330]', async ({ visitor, say }) => {
      await visitor
        .getByRole('navigation', { name: say('Main menu') })
        .getByRole('link', { name: say('Account') })
        .click();
      await expect(visitor).toHaveURL(/\/m\/login$/);
      await visitor.goto('/m/member/home');
      await expect(visitor).toHaveURL(/\/m\/login$/);
    });

    test('a session that has ended elsewhere says so and leaves a visitor behind [S2-233]', async ({
      member,
      gateway,
      say,
      consoleWatch,
    }) => {
      consoleWatch.allow(/status of 401/);
      await go(member, '/m/member/home');
      await expect(member.getByRole('heading', { name: 'Marina' })).toBeVisible();
      await expect(member.getByRole('main')).toContainText(figures(await readBalance(member), language));
      await withDatabase(gateway, (db) => db.updateTable('sessions').set({ ended_at: Date.now() }).execute());
      await member.getByRole('button', { name: say('Refresh balance') }).click();
      await expect(
        member.getByRole('alert').getByText(say('Your account has been logged out. Please log in again.')),
      ).toBeVisible();
      await expect(member).toHaveURL(/\/m\/login$/);
      expect(await memberKeys(member)).toEqual([]);
    });
  });
}

test('a logout shows that it is under way', async ({ member, say }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await member.route('**/wps/session/logout', async (route) => {
    await promise;
    await route.continue();
  });
  await member.getByRole('button', { name: say('Log out') }).click();
  await member
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Log out') })
    .click();
  await expect(member.getByRole('status').getByText(say('Please wait…'))).toBeVisible();
  resolve();
  await expect(member.getByText(say('Please wait…'))).toBeHidden();
  await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
});

test('home renews a session that comes back [S2-214, S2-098]', async ({ page: member, account }) => {
  await signIn(member, account);
  const before = await readSession(member);
  expect(before).not.toHaveProperty('id');
  const renewed = member.waitForResponse((response) => response.url().endsWith('/wps/session/renew') && response.ok());
  await member.reload();
  await renewed;
  await expect.poll(async () => (await readSession(member))?.token).not.toBe(before?.token);
  expect(await readSession(member)).toMatchObject({ userName: 'marina.costa', id: expect.stringMatching(/./) });
  await expect(member.getByRole('banner')).toContainText('marina.costa');
});

test('a tampered token is replaced by means of the renewal cookie, or the session ends: nobody sees foreign data', async ({
  member,
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
});

test('what is stored and makes no sense is dropped [S1-280]', async ({ member, say }) => {
  await replaceToken(member, { not: 'a token' } as unknown as string);
  await member.reload();
  await waitForStart(member);
  await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
});

test('two tabs are of one mind: who leaves in one is gone in the other', async ({ member, context, say }) => {
  const other = await context.newPage();
  await other.goto('/m/member/home');
  await expect(other.getByRole('heading', { name: 'Marina' })).toBeVisible();
  await member.getByRole('button', { name: say('Log out') }).click();
  await member
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Log out') })
    .click();
  await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
  await expect(other).toHaveURL(/\/m\/login$/);
  await signIn(member, demoAccount('helena.prado'));
  await expect(member.getByRole('banner')).toContainText('helena.prado');
  await expect(other).toHaveURL(/\/m\/home$/);
  await expect(other.getByRole('banner')).toContainText('helena.prado');
});

test.describe('a balance', () => {
  test.use({ account: demoAccount('guilherme.albuquerque') });

  test('can be hidden and shown again, and says while it is read anew [S1-128, S1-129, S1-123]', async ({
    member,
    say,
  }) => {
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
