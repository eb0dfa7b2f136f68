import { readProfile } from '#gateway/testing/test-members.ts';
import { registerFields, registerSettings } from '#src/contract/identity/registration.ts';
import { ask } from '../support/ask.ts';
import { nextCaptchaSays } from '../support/captcha.ts';
import { ofMember, withDatabase } from '../support/database.ts';
import { lookOf } from '../support/field-look.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import {
  fillInRegistration,
  freshName,
  newPassword,
  setRegisterForm,
  submitOf,
  withFields,
} from '../support/register-form.ts';
import { readBalance, readSession } from '../support/session.ts';
import { askForCode, codeSentTo } from '../support/sms.ts';
import { waitForStart } from '../support/start.ts';
import { textsIn } from '../support/texts.ts';

const howManyOf = (db: Parameters<Parameters<typeof withDatabase>[1]>[0], account: string) =>
  db.selectFrom('members').select('id').where('account', '=', account).execute();

test('a visitor opens an account with the default form and arrives at home, signed in, with the bonus, although the first response is lost; the valid username is teal, with a tick and a text [S1-005, S1-046, S2-005, S2-029, S2-049, S2-236]', async ({
  visitor: page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED/);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/wps/system/setting/register', async (route) => held.then(() => route.continue()));
  await page.getByRole('link', { name: say('Register'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByRole('main').getByRole('status', { name: say('Loading') })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  release();
  const name = freshName();
  const username = page.getByLabel(say('Username'), { exact: true });
  const untouched = await lookOf(username);
  await fillInRegistration(page, say, name);
  const available = say('<0>{username}</0> is available', { username: name }).replaceAll(/<\/?0>/g, '');
  await expect(page.getByText(available)).toBeVisible();
  await expect(username).toHaveAccessibleDescription(new RegExp(available));
  const valid = await lookOf(username);
  expect([valid.border, valid.ticks]).toEqual([valid.brand, untouched.ticks + 1]);
  expect(untouched.border).not.toBe(valid.border);
  let tries = 0;
  await page.route('**/wps/member/register', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByText(say('Registered successfully. Welcome!'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('20,00');
  expect([tries, await readBalance(page)]).toEqual([2, 2000]);
  expect(await readSession(page)).toMatchObject({ userName: name, type: 0 });
  expect(await withDatabase(gateway, (db) => howManyOf(db, name))).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(newPassword);
});

test('every optional field that the merchant turns on is shown and stored; the captcha’s picture is renewed by a tap [S2-042]', async ({
  page,
  gateway,
  say,
}) => {
  const typed = {
    paymentPassword: '482915',
    email: 'ana@example.org',
    nickname: 'Ana 🌊',
    payeeName: 'Ana Souza',
    recommenderId: 'helena.prado',
    idNumber: '123.456.789-09',
    whatsapp: '+55 11 98765-4321',
    facebook: 'ana.souza',
    line: 'ana_souza',
    wechat: 'ana_souza',
    zalo: '11987654321',
    qqNum: '123456789',
    affiliateCode: 'mare-7k2',
  };
  const names = registerFields.filter((name) => name !== 'mobileNum');
  const back = await setRegisterForm(page, gateway, { captcha: true, fields: withFields(names) });
  try {
    await page.goto('/m/register');
    const name = freshName();
    await fillInRegistration(page, say, name);
    await page.getByText(say('More details (optional)')).click();
    for (const [field, value] of Object.entries(typed)) await page.locator(`input[name="${field}"]`).fill(value);
    const picture = page.getByRole('button', { name: say('New picture') }).locator('img');
    const first = await picture.getAttribute('src');
    await nextCaptchaSays(page, gateway, 'HJKMN');
    await page.getByRole('button', { name: say('New picture') }).click();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    expect(first).toMatch(/^data:image\/png;base64,/);
    await page.getByLabel(say('Verification code'), { exact: true }).fill('hjkmn');
    await submitOf(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const profile = await ofMember(gateway, name, (_db, id, keys) => readProfile(keys, id));
    expect(profile).toMatchObject({
      email: typed.email,
      payee_name: typed.payeeName,
      recommender_id: typed.recommenderId,
      id_number: typed.idNumber,
      whatsapp: typed.whatsapp,
      facebook: typed.facebook,
      line: typed.line,
      wechat: typed.wechat,
      zalo: typed.zalo,
      qq_num: typed.qqNum,
      affiliate_code: 'MARE-7K2',
      register_method: 'H5',
    });
  } finally {
    await back();
  }
});

test('a form without any optional field; an old link’s code shows its field, with an error for a second, and the focus [S1-037, S1-047, S2-043, S2-050, S2-141, S2-170]', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400 .*\/wps\/agent\/affiliate/);
  const back = await setRegisterForm(page, gateway, { captcha: false });
  try {
    await page.clock.install();
    await page.goto('/m/register.html?affiliateCode=MARE-OLD');
    const code = page.getByLabel(say('Invitation code'));
    const refused = say('Invalid invitation code. Check it, or ask for another one.');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(refused);
    const toast = page.getByRole('alert').getByText(refused);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1100);
    await expect(toast).toHaveCount(0);
    await page.getByRole('button', { name: say('Clear the code') }).click();

    await submitOf(page).click();
    await expect(page.getByLabel(say('Username'), { exact: true })).toBeFocused();
    await expect(page.getByLabel(say('Username'), { exact: true })).toHaveAccessibleDescription(
      new RegExp(say('Enter a username.')),
    );
    const { ageLimit } = await ask(page.request, registerSettings, undefined);
    const agreement = 'I am at least {age} years old and agree to the terms and the user agreement.';
    const agree = page.getByRole('checkbox', { name: say(agreement, { age: ageLimit }), exact: true });
    await expect(agree).toBeChecked();
    await agree.uncheck();
    await expect(submitOf(page)).toBeDisabled();
    await agree.check();
    await expect(submitOf(page)).toBeEnabled();
  } finally {
    await back();
  }
});

test('a game that a guest tapped opens after the registration; the input is restored after the other tab, another language and a reload, except the password', async ({
  page,
  say,
}) => {
  await page.goto('/m/gameList?gameType=HOT');
  await waitForStart(page);
  const tiles = page.getByRole('list', { name: say('Popular') });
  await tiles.getByRole('button', { name: 'Baú Recife' }).first().click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.getByRole('link', { name: say('Create account') }).click();
  const name = freshName();
  await fillInRegistration(page, say, name);
  const tabs = page.getByRole('navigation', { name: say('Log in or create an account') });
  await tabs.getByRole('link', { name: say('Log in') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await tabs.getByRole('link', { name: say('Create account') }).click();
  const userName = page.locator('input[name="username"]');
  await expect(userName).toHaveValue(name);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(name);
  await page.reload();
  await waitForStart(page);
  await expect(userName).toHaveValue(name);
  await expect(page.locator('input[name="password"]')).toHaveValue('');
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(newPassword);
  await submitOf(page).click();
  await expect(runningGame(page, textsIn('en'), 'Recife Chest').spin).toBeEnabled({ timeout: 20_000 });
});

test('by mobile number: checked, a human check, a code with a countdown, and an account; the number is kept between the methods [S2-006, S2-032, S2-033, S2-140, S2-171]', async ({
  page,
  gateway,
  say,
}) => {
  await page.goto('/m/register');
  await waitForStart(page);
  await page.getByRole('button', { name: say('Register with a mobile number') }).click();
  const number = page.getByLabel(say('Mobile number'));
  const getCode = page.getByRole('button', { name: say('Get code') });
  await number.fill('123');
  await getCode.click();
  await expect(number).toHaveAccessibleDescription(
    say('Mobile number format incorrect: check the number and its country code.'),
  );
  await expect(number).toBeFocused();
  await number.fill('11 98765-0101');
  await page.getByRole('button', { name: say('Register with a username') }).click();
  await expect(number).toHaveCount(0);
  await page.getByRole('button', { name: say('Register with a mobile number') }).click();
  await expect(number).toHaveValue('11 98765-0101');
  await askForCode(page, say);
  await page.getByLabel(say('SMS code'), { exact: true }).fill((await codeSentTo(gateway, '5511987650101')) ?? '');
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await readSession(page)).toMatchObject({ userName: '5511987650101', type: 0 });
  expect(await readBalance(page)).toBe(2000);
});
