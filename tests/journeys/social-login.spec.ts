import { type SignInProvider, startSignInProvider } from '#gateway/testing/sign-in-provider.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test as journey } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { go, waitForStart } from '../support/start.ts';

/** A site with a real provider, configured as Google. */
const test = journey.extend<object, { gateway: GatewayProcess; provider: SignInProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startSignInProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ provider }, use) => {
      const { issuer, clientId, clientSecret } = provider;
      const client = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
      await withGateway(async (gateway) => {
        await changeLobby(gateway, 'status', async (db) => {
          for (const name of ['socialLogin', 'googleLogin', 'facebookLogin']) await setFlag(db, name, true);
        });
        await use(gateway);
      }, client);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a visitor signs in with a Google account, chooses a name once, and is recognised the next time [S2-004]', async ({
  page,
  request,
  provider,
  consoleWatch,
  say,
}) => {
  // The name that is taken.
  consoleWatch.allow(/409/);
  provider.person = { sub: 'ana', name: 'Ana Prado' };
  const google = page.getByRole('link', { name: say('Continue with {0}', { 0: 'Google' }) });
  await expect.poll(async () => (await request.get('/m/login')).text()).toContain('/wps/session/social/google/start');

  await page.goto('/m/login');
  await waitForStart(page);
  // Facebook has its flag, and no client here.
  await expect(page.getByRole('link', { name: say('Continue with {0}', { 0: 'Facebook' }) })).toHaveCount(0);
  await google.click();
  const sheet = page.getByRole('dialog', { name: say('Choose a username') });
  await expect(sheet.getByLabel(say('Username'))).toHaveValue('ana.prado');
  expect(page.url()).not.toContain('token');
  await sheet.getByLabel(say('Username')).fill('marina.costa');
  await sheet.getByRole('button', { name: say('Create account') }).click();
  await expect(sheet.getByText(say('Username already exists. Choose another one.'))).toBeVisible();
  await sheet.getByLabel(say('Username')).fill('ana.das.ondas');
  await sheet.getByRole('button', { name: say('Create account') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText('ana.das.ondas');

  await page.context().clearCookies({ name: 'mare_renewal' });
  await page.evaluate(() => indexedDB.deleteDatabase('mare-member'));
  await page.goto('/m/login');
  await waitForStart(page);
  await google.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText('ana.das.ondas');

  await page.context().clearCookies({ name: 'mare_renewal' });
  await page.evaluate(() => indexedDB.deleteDatabase('mare-member'));
  provider.person = null;
  await page.goto('/m/login');
  await waitForStart(page);
  await google.click();
  await expect(page.getByText(say('You came back without logging in. Nothing has changed.'))).toBeVisible();
});

test('a member links a Google account, by the password alone', async ({ member, provider, consoleWatch, say }) => {
  // The wrong password.
  consoleWatch.allow(/400/);
  provider.person = { sub: 'marina', name: 'Marina Costa' };
  await go(member, '/m/set');
  await member.getByRole('link', { name: say('Link {name}', { name: 'Google' }) }).click();
  const sheet = member.getByRole('dialog', { name: say('Link {name}?', { name: 'Google' }) });
  const password = sheet.getByLabel(say('Your password'), { exact: true });
  await password.fill('not-the-password');
  await sheet.getByRole('button', { name: say('Link') }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('praia-da-mare-7');
  await sheet.getByRole('button', { name: say('Link') }).click();
  await expect(member.getByText(say('{name} is linked.', { name: 'Google' }))).toBeVisible();
  await expect(member.getByRole('button', { name: say('Unlink {name}', { name: 'Google' }) })).toBeVisible();
});
