import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { fillInRegistration, freshName, submitOf } from '../support/register-form.ts';
import { waitForPage, waitForStart } from '../support/start.ts';

test('an invitation link credits the member of its exact code, also where the code looks like a number [S2-042]', async ({
  page,
  gateway,
  say,
}) => {
  await operate(gateway, ['affiliate', 'add', 'otavio.reis', '12E2']);
  await operate(gateway, ['affiliate', 'add', 'marina.costa', '1200']);
  await page.goto('/m/register?affiliateCode=12E2');
  await expect(page.getByLabel(say('Invitation code'))).toHaveValue('12E2');
  await waitForPage(page);
  expect(new URL(page.url()).search).toBe('?affiliateCode=12E2');
  const name = freshName();
  await fillInRegistration(page, say, name);
  await submitOf(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const profile = await ofMember(gateway, name, (db, id) =>
    db.selectFrom('member_profiles').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(profile.affiliate_code).toBe('12E2');
});

test('a search that looks like a number, a boolean or JSON is used as text, and stays unchanged in the URL [S1-159]', async ({
  page,
  say,
}) => {
  for (const [written, text] of [
    ['1e5', '1e5'],
    ['0012', '0012'],
    ['true', 'true'],
    ['null', 'null'],
    ['%22x%22', '"x"'],
    ['%5B1%5D', '[1]'],
    ['a+b', 'a b'],
  ] as const) {
    await page.goto(`/m/gameList?gameType=RNG&q=${written}`);
    await waitForStart(page);
    await waitForPage(page);
    await expect(page.getByRole('button', { name: say('Search: {text}', { text }) })).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?gameType=RNG&q=${written}`);
  }
  const field = page.getByRole('combobox', { name: say('Search for a game') });
  await field.fill('123');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?gameType=RNG&q=123$/);
  await page.reload();
  await expect(field).toHaveValue('123');
});
