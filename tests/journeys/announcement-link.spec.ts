import { expect, test } from '../support/popups.ts';
import { go } from '../support/start.ts';

test('a link inside an announcement stays in the app when it is ours and opens apart when it is not [S1-185, S1-186]', async ({
  member,
  context,
}) => {
  await context.route('https://www.cvv.org.br/**', (route) => route.fulfill({ body: 'CVV' }));
  await go(member, '/m/notice');
  await member.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const opened = member.waitForEvent('popup');
  await member.getByRole('link', { name: 'cvv.org.br' }).first().click();
  await expect(await opened).toHaveURL(/^https:\/\/www\.cvv\.org\.br\/?$/);
  await expect(member).toHaveURL(/\/m\/notice$/);
  await member.getByRole('main').getByRole('link', { name: 'Ver os jogos da Cristal Sul' }).first().click();
  await expect(member).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=CS$/);
  await expect(member.locator('body')).toHaveAttribute('data-same-page');
});
