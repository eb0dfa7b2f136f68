import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';

test.use({ account: demoAccount('helena.prado') });

test('/m/myAccount/index shows a member type, level and logins, and that no round is open; a visitor is sent to the login [S1-079]', async ({
  member,
  say,
  browser,
  baseURL,
}) => {
  await member.goto('/m/member/home');
  await member
    .getByRole('main')
    .getByRole('link', { name: say('My account'), exact: true })
    .click();
  await expect(member).toHaveURL(/\/m\/myAccount\/index$/);
  const main = member.getByRole('main');
  const fact = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(main).toContainText(/R\$\s?[\d.,]+/);
  await expect(main.getByText(say('No round is open.'))).toBeVisible();
  await expect(fact(say('Username'))).toHaveText('helena.prado');
  await expect(fact(say('Nickname'))).toHaveText('Helena');
  await expect(fact(say('Account type'))).toHaveText(say('Member'));
  await expect(fact(say('VIP level'))).toHaveText('Clube Maré Ouro');
  await expect(fact(say('Member since'))).toHaveText(/\d/);
  await expect(fact(say('Previous login'))).not.toBeEmpty();
  await expect(main.getByRole('link', { name: new RegExp(say('Account details')) })).toHaveAttribute(
    'href',
    '/m/set/profile',
  );
  await expectAccessible(member);

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  await visitor.goto('/m/myAccount/index');
  await expect(visitor).toHaveURL(/\/m\/login/);
  await visitor.close();
});
