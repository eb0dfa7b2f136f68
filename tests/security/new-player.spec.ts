import { codeSentTo } from '#gateway/testing/sms.ts';
import { withParts } from '../support/begin-session.ts';
import { expect } from '../support/fixtures.ts';
import { openGame, playRound } from '../support/game.ts';
import { logOut } from '../support/log-out.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { pressLogin } from '../support/login-form.ts';
import { fillInRegistration, submitOf } from '../support/register-form.ts';
import { readBalance } from '../support/session.ts';
import { askForCode } from '../support/sms.ts';
import { go, waitForStart } from '../support/start.ts';
import { addPasskey } from '../support/passkeys.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { secretsIn } from './disguises.ts';
import { record } from './record.ts';
import { readStores } from './stores.ts';

const test = journeysOn({ LOG_LEVEL: 'debug' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const name = 'nova.jogadora';
const password = 'Kx7vq2mZp9Rt4Lw8';
const chosen = 'um trem azul 7';
const mobile = '5511987600999';

test('a new player tries a game, registers, forgets the password, recovers it by SMS and signs in by a passkey; no secret is stored or sent where it may not be', async ({
  page,
  context,
  gateway,
  say,
}) => {
  test.slow();
  const { secrets, requests } = record(context, { password, 'new password': chosen });
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  const readCode = () => withParts(gateway, (parts) => codeSentTo(parts, mobile));
  const expectNothingStored = async () => {
    const { databases, ...rest } = await readStores(page.mainFrame());
    const holders = Object.entries(databases).filter(([, text]) => secretsIn(text, secrets).length > 0);
    expect(holders.filter(([store]) => !store.endsWith('/MC_SESSION_INFO'))).toEqual([]);
    expect(secretsIn(JSON.stringify(rest), secrets)).toEqual([]);
  };

  await test.step('a demonstration', async () => {
    // Before a page loads, because it then detects the device's features.
    await addAuthenticator(page);
    await page.goto('/');
    await waitForStart(page);
    const game = await openGame(page, say, say('Popular'), 'Rei Polvo');
    for (let round = 0; round < 5; round += 1) await playRound(page, game);
    await game.leave.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Create a free account') })
      .click();
    await expect(page).toHaveURL(/\/m\/register$/);
  });

  await test.step('an account by the default form, with its bonus', async () => {
    await fillInRegistration(page, say, name, password);
    await submitOf(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText(name);
    expect(await readBalance(page)).toBe(2000);
    await expectNothingStored();
  });

  await test.step('a mobile number of one’s own', async () => {
    await go(page, '/m/securityCenter');
    await page.getByRole('link', { name: new RegExp(say('Mobile number')) }).click();
    await field('Mobile number').fill(mobile.slice(2));
    await askForCode(page, say);
    await field('SMS code').fill(await readCode());
    await field('Your password').fill(password);
    await submitOf(page).click();
    await expect(page).toHaveURL(/\/m\/securityCenter$/);
    await expect(page.getByText('•••• 0999')).toBeVisible();
  });

  await test.step('three days, after which the number recovers a password', () =>
    withParts(gateway, ({ db }) => db.deleteFrom('used_tokens').where('kind', '=', 'contact').execute()));

  await test.step('the password forgotten, and a new one by SMS', async () => {
    await go(page, '/m/home');
    await logOut(page, say);
    await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
    await go(page, '/m/login');
    await page.getByRole('link', { name: say('Forgot password') }).click();
    await page.getByRole('link', { name: say('Code by SMS') }).click();
    await field('Mobile number').fill(mobile.slice(2));
    await askForCode(page, say);
    await field('SMS code').fill(await readCode());
    await field('New password').fill(chosen);
    await field('Confirm new password').fill(chosen);
    await submitOf(page).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(field('Username')).toHaveValue(name);
    await field('Password').fill(chosen);
    await pressLogin(page, say);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expectNothingStored();
  });

  await test.step('a passkey, which logs in by itself', async () => {
    await go(page, '/m/set/passkeys');
    await addPasskey(page, say, chosen);
    await go(page, '/m/set');
    await expect(page.getByRole('link', { name: new RegExp(`${say('Passkeys')}.*1`) })).toBeVisible();
    await logOut(page, say, 'main');
    await expect(page).toHaveURL(/\/m\/home$/);
    await go(page, '/m/login');
    await page.getByRole('button', { name: say('Log in with a passkey') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText(name);
    await expectNothingStored();
  });

  const travelled = requests.map((request) => new URL(request.url()));
  for (const url of travelled) {
    if (url.origin === gateway.gamesUrl && url.pathname === '/slot/') url.searchParams.delete('code');
    expect(secretsIn(url.href, secrets), 'an address that was asked for').toEqual([]);
  }
  expect(gateway.output()).toContain('"path":"/wps/member/register"');
  expect(secretsIn(gateway.output(), secrets), 'the log of the gateway').toEqual([]);
});
