import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInRegistration, freshName, submitOf } from '../support/register-form.ts';
import { expectWhole, narrow, usual } from '../support/sound-page.ts';
import type { Say } from '../support/texts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const menuOf = (page: Page, say: Say) => page.getByRole('navigation', { name: say('Main menu') });

test('a member shares a link, sees who opened an account by it, and replaces it: the old one is refused [S1-052, S1-335]', async ({
  member,
  say,
  gateway,
  browser,
}) => {
  await menuOf(member, say)
    .getByRole('link', { name: say('Invite') })
    .click();
  await expect(member).toHaveURL(/\/m\/inviteFriends$/);
  const main = member.getByRole('main');
  const joined = main.getByRole('list', { name: say('Who joined') }).getByRole('listitem');
  await expect(joined).toHaveCount(5);
  await expect(joined.filter({ hasText: say('Has played') })).toHaveCount(3);
  await expect(joined.filter({ hasText: say('Account only') })).toHaveCount(2);
  await expect(main.getByRole('img', { name: say('QR code of your invitation') })).toBeVisible();
  await expectAccessible(member);
  await member.setViewportSize(narrow);
  await expectWhole(member, '320 px');
  await member.setViewportSize(usual);

  await main.getByRole('button', { name: say('Copy link') }).click();
  await expect(member.getByText(say('Link copied'))).toBeVisible();
  const link = await clipboard(member);
  expect(link).toMatch(new RegExp(`^${gateway.url}/m/register\\?affiliateCode=[0-9A-Z]{8}$`));
  await member.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => Promise.resolve(void shared.push(data ?? {}));
  });
  await main.getByRole('button', { name: say('Share invitation') }).click();
  const shared = () => member.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ title: say('Invitation to {brand}', { brand: 'Maré' }), url: link }]);

  const context = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
  const friend = await context.newPage();
  await friend.goto(link);
  const name = freshName();
  await fillInRegistration(friend, say, name);
  await friend.getByRole('checkbox', { name: /^Tenho \d\d anos ou mais/ }).check();
  await submitOf(friend).click();
  await expect(friend).not.toHaveURL(/register/);
  await context.close();

  await member.reload();
  await expect(joined).toHaveCount(6);
  await expect(joined.first()).toContainText(name.slice(0, 3));
  await expect(joined.first()).not.toContainText(name);
  await expect(joined.first()).toContainText(say('Account only'));

  await main.getByRole('button', { name: say('Replace link') }).click();
  const question = member.getByRole('alertdialog', { name: say('Replace your link?') });
  await expectAccessible(member, '[role="alertdialog"]');
  await question.getByRole('button', { name: say('Replace'), exact: true }).click();
  await expect(member.getByText(say('Your new link is ready'))).toBeVisible();
  await main.getByRole('button', { name: say('Copy link') }).click();
  await expect.poll(() => clipboard(member)).not.toBe(link);
  await expect(joined).toHaveCount(6);
  const codeOf = (address: string) => new URL(address).searchParams.get('affiliateCode') ?? '';
  const answerTo = async (address: string) =>
    (await member.request.get(`/wps/agent/affiliate?code=${codeOf(address)}`)).status();
  expect([await answerTo(link), await answerTo(await clipboard(member))]).toEqual([400, 200]);
});

test('without a session the entry opens the login; a guest of the free trial is offered an account [S1-333]', async ({
  page,
  visitor,
  gateway,
  say,
}) => {
  const invite = menuOf(visitor, say).getByRole('link', { name: say('Invite') });
  await invite.click();
  await expect(visitor).toHaveURL(/\/m\/login$/);
  await comeBackAs(page, gateway, 'visita.livre');
  await page.goto('/m/inviteFriends');
  await expect(page.getByRole('heading', { name: say('You need an account for this') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: say('Create a free account') })).toBeVisible();
});
