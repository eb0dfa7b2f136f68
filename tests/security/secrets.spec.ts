import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '#gateway/areas/identity/session/password.ts';
import { nextCaptchaSays } from '../support/captcha.ts';
import { withDatabase } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { openGame, playRound } from '../support/game.ts';
import { agreeToSignIn } from '../support/handover.ts';
import { logOut } from '../support/log-out.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { readSession } from '../support/session.ts';
import { go } from '../support/start.ts';
import { disguises, secretsIn } from './disguises.ts';
import { record } from './record.ts';
import { readStores } from './stores.ts';

const test = journeysOn({ LOG_LEVEL: 'debug' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'Kx7vQ2mZp9Rt4Lw8';
const wrongPassword = 'Jh3nB6cYd1Fs5Gu0';
const captchaAnswer = 'HJKMN';

test('a secret is found in every encoding', () => {
  for (const before of ['', 'a', 'ab', 'abc'])
    for (const after of ['', 'z', 'yz']) {
      let text = `{"${before}":"${password}"${after}}`;
      for (let round = 0; round <= 3; round += 1) {
        expect(secretsIn(`x=${text}&y`, new Map([['password', password]]))).toEqual(['password']);
        text = Buffer.from(text).toString(round % 2 === 0 ? 'base64' : 'base64url');
      }
    }
  expect(disguises(password).length).toBeGreaterThan(20);
  expect(secretsIn('nothing of the kind', new Map([['password', password]]))).toEqual([]);
});

test('from a wrong password to the logout no secret is stored or sent where it may not be', async ({
  page,
  context,
  browser,
  gateway,
  say,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(/status of 401 .*\/wps\/session\/login/);
  await withDatabase(gateway, async (db, keys) => {
    const hash = await hashPassword(keys, password);
    await db.updateTable('members').set({ password_hash: hash }).where('account', '=', 'marina.costa').execute();
  });
  const { secrets, requests } = record(context, {
    password,
    'wrong password': wrongPassword,
    captcha: captchaAnswer,
  });
  const addresses = new Set<string>();
  const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
  const expectNothing = (text: string, where: string) => expect(secretsIn(text, secrets), where).toEqual([]);

  await test.step('log in, wrong and right', async () => {
    await page.goto('/m/login');
    await page.getByLabel(say('Username'), { exact: true }).fill('marina.costa');
    await page.getByLabel(say('Password'), { exact: true }).fill(wrongPassword);
    await page.getByLabel(say('Remember me on this device')).check();
    await nextCaptchaSays(page, gateway, captchaAnswer);
    await submit.click();
    await page.getByLabel(say('Verification code'), { exact: true }).fill(captchaAnswer);
    await page.getByLabel(say('Password'), { exact: true }).fill(password);
    addresses.add(page.url());
    await submit.click();
    await expect(page.getByRole('banner')).toContainText('marina.costa');
    addresses.add(page.url());
  });

  await test.step('a favourite, a game and a round', async () => {
    const star = page
      .getByRole('list', { name: say('Popular'), exact: true })
      .getByRole('button', { name: new RegExp(say('Save {name} to favourites', { name: '.*' })) })
      .nth(5);
    const saved = page.waitForResponse((response) => response.url().includes('FavoriteGameV2'));
    await star.click();
    expect((await saved).status()).toBe(200);
    const game = await openGame(page, say, say('Popular'), 'Rei Polvo');
    await playRound(page, game);
    for (const frame of page.frames()) addresses.add(frame.url());
    const frame = page.frames().find((each) => each.url().startsWith(gateway.gamesUrl));
    if (!frame) throw new Error('the game has no frame');
    const stores = await readStores(frame);
    // The tab's session storage of the games' origin holds that game's own token, so that a reload resumes.
    const others = new Map([...secrets].filter(([name]) => !name.startsWith('game token')));
    expect(secretsIn(JSON.stringify(stores), others), 'stores of the games’ origin').toEqual([]);
    await game.leave.click();
    await expect(game.dialog).toHaveCount(0);
  });

  await test.step('the browser’s storage while signed in', async () => {
    await page.goto('/m/home');
    await expect(page.getByRole('banner')).toContainText('marina.costa');
    await page.waitForLoadState('networkidle');
    const { databases, ...rest } = await readStores(page.mainFrame());
    expectNothing(rest.storage, 'local and session storage');
    expectNothing(rest.cookies, 'cookies that scripts can read');
    expectNothing(rest.caches, 'Cache Storage');
    const holders = Object.entries(databases).filter(([, text]) => secretsIn(text, secrets).length > 0);
    expect(holders.map(([name]) => name)).toEqual(['mare-member/keyval/MC_SESSION_INFO']);
    expect((await readSession(page))?.userName).toBe('marina.costa');
    const cookie = (await context.cookies()).find(({ name }) => name === 'mare_renewal');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/wps/session' });
    expect([...secrets.values()]).toContain(cookie?.value);
  });

  await test.step('a code that transfers the session, used in another browser', async () => {
    await go(page, '/m/member/home');
    await page.getByRole('button', { name: say('Continue in the installed app') }).click();
    const shown = await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/).textContent();
    const code = (shown ?? '').replaceAll(' ', '');
    secrets.set('handover code', code);
    const elsewhere = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
    const phone = await elsewhere.newPage();
    await phone.goto(`/m/home?token=${code}`);
    await agreeToSignIn(phone, say, 'marina.costa');
    await expect(phone.getByText(say('You are signed in as {name}.', { name: 'marina.costa' }))).toBeVisible();
    for (const each of [page, phone]) {
      const { databases, ...rest } = await readStores(each.mainFrame());
      expectNothing(JSON.stringify(rest), 'stores after the code');
      const holders = Object.entries(databases).filter(([, text]) => secretsIn(text, secrets).length > 0);
      expect(holders.filter(([name]) => !name.endsWith('/MC_SESSION_INFO'))).toEqual([]);
    }
    addresses.add(phone.url());
    await elsewhere.close();
    await go(page, '/m/home');
  });

  await test.step('log out', async () => {
    await logOut(page, say);
    await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
    addresses.add(page.url());
    await page.waitForLoadState('networkidle');
    expectNothing(JSON.stringify(await readStores(page.mainFrame())), 'stores after the logout');
    expect((await context.cookies()).filter(({ name }) => name === 'mare_renewal')).toEqual([]);
  });

  const names = [...secrets.keys()].map((name) => name.replace(/ \d+$/, ''));
  expect(new Set(names)).toEqual(
    new Set([
      'password',
      'wrong password',
      'captcha',
      'access token',
      'renewal',
      'launch code',
      'game token',
      'handover code',
    ]),
  );
  for (const address of addresses) expectNothing(address, 'an address that stays');
  for (const request of requests) {
    const { referer = '' } = await request.allHeaders().catch(() => ({}) as Record<string, string>);
    expectNothing(referer, `Referer of ${request.url()}`);
    const url = new URL(request.url());
    // The game's own document is requested with the code, which its page first removes from the URL.
    if (url.origin === gateway.gamesUrl && url.pathname === '/slot/') url.searchParams.delete('code');
    expectNothing(url.href, 'an address that was asked for');
  }
  expect(gateway.output()).toContain('"path":"/wps/session/login"');
  expectNothing(gateway.output(), 'the log of the gateway');
  for (const file of readdirSync(gateway.dataFolder)) {
    const bytes = readFileSync(join(gateway.dataFolder, file), 'latin1');
    expect(secretsIn(bytes, new Map([...secrets].filter(([, secret]) => secret.length >= 8))), file).toEqual([]);
  }
});
