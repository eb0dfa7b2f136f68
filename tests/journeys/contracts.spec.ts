import { askAgent } from '../support/database.ts';
import { demoAccount } from '../support/members.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';

test.use({ account: demoAccount('otavio.reis') });
test.beforeEach(({ gateway }) => askAgent(gateway, 'salary'));

test('an agent is asked about contracts on home, one after the other, and led to their pages [S2-147, S2-148, S2-149, S2-151]', async ({
  member,
  gateway,
  say,
}) => {
  const ask = (title: string) => member.getByRole('alertdialog', { name: say(title) });
  const answer = (title: string, button: string) =>
    ask(title)
      .getByRole('button', { name: say(button) })
      .click();
  await answer('Agent’s daily salary', 'Cancel');
  await expect(member.getByRole('alertdialog')).toHaveCount(0);
  await expect(member).toHaveURL(/\/m\/home$/);

  await askAgent(gateway, 'salary', 'dividend');
  await member.reload();
  await waitForStart(member);
  await answer('Agent’s daily salary', 'Cancel');
  await answer('Agent’s dividend', 'Go (soon)');
  await expect(member).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/);
  await expect(member.getByRole('heading', { name: say('Coming soon') })).toBeVisible();
});
