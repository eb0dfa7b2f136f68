import { expectAccessible } from '../support/axe.ts';
import { askAgent } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { expectWhole, narrow, usual } from '../support/sound-page.ts';
import { waitForStart } from '../support/start.ts';

for (const language of ['pt', 'en'] as const)
  test.describe(language, () => {
    test.use({ account: demoAccount('otavio.reis'), language, contextOptions: { reducedMotion: 'reduce' } });

    test('an agent is asked on home about a contract, reads it, refuses one and accepts another by keyboard [S2-093, S2-094, S2-095, S2-147, S2-148]', async ({
      member,
      gateway,
      say,
    }) => {
      await askAgent(gateway, 'salary', 'dividend');
      await member.reload();
      await waitForStart(member);
      const alert = member.getByRole('alertdialog', { name: say('Agent’s daily salary') });
      await alert.getByRole('button', { name: say('button|Go') }).click();
      await expect(member).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/);

      const main = member.getByRole('main');
      const offer = main.getByRole('group', { name: say('Daily salary'), exact: true });
      await expect(offer.getByRole('row')).toHaveCount(2);
      await expectAccessible(member);
      await member.setViewportSize(narrow);
      await expectWhole(member, '320 px');
      await member.setViewportSize(usual);

      await offer.getByRole('button', { name: say('Refuse') }).click();
      const refusal = member.getByRole('alertdialog', { name: say('Refuse this contract?') });
      await expectAccessible(member, '[role="alertdialog"]');
      await refusal.getByRole('button', { name: say('Refuse'), exact: true }).click();
      await expect(member.getByText(say('Contract refused'))).toBeVisible();
      await expect(offer).toHaveCount(0);
      const history = main.getByRole('list', { name: say('History') }).getByRole('listitem');
      await expect(history.first()).toContainText(say('contract|Refused'));

      const kinds = main.getByRole('navigation', { name: say('Kind of contract') });
      await kinds.getByRole('link', { name: say('contract|Dividend') }).click();
      await expect(member).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/);
      const other = main.getByRole('group', { name: say('contract|Dividend'), exact: true });
      await other.getByRole('button', { name: say('Accept') }).focus();
      await member.keyboard.press('Enter');
      const question = member.getByRole('alertdialog', { name: say('Accept this contract?') });
      await question.getByRole('button', { name: say('Accept'), exact: true }).focus();
      await member.keyboard.press('Enter');
      await expect(member.getByText(say('Contract accepted'))).toBeVisible();
      await expect(main.getByRole('group', { name: say('Next contract') })).toBeVisible();
      await expect(history.first()).toContainText(say('contract|Accepted'));

      await member.goto('/m/member/agent/agentDivident');
      await expect(main.getByRole('heading', { name: say('No dividends yet') })).toBeVisible();
      await expectAccessible(member);
      await member.goto('/m/member/agent/getHourContract');
      await expect(main.getByText(say('No contracts yet'))).toBeVisible();
    });
  });

// After both of them: a later offer leaves the one before in the history.
test.describe('each kind', () => {
  test.use({ account: demoAccount('otavio.reis'), contextOptions: { reducedMotion: 'reduce' } });

  test('the alerts of a dividend and of an hourly salary lead to their pages, where each contract waits [S2-149, S2-150]', async ({
    member,
    gateway,
    say,
  }) => {
    const alerts = [
      ['dividend', 'Agent’s dividend', 'contract|Dividend', 'getDevidendContract'],
      ['hourly', 'Agent’s hourly salary', 'Hourly salary', 'getHourContract'],
    ] as const;
    for (const [kind, title, offered, page] of alerts) {
      await askAgent(gateway, kind);
      await member.goto('/m/home');
      await waitForStart(member);
      const alert = member.getByRole('alertdialog', { name: say(title) });
      await alert.getByRole('button', { name: say('button|Go') }).click();
      await expect(member).toHaveURL(new RegExp(`/m/member/agent/${page}$`));
      const offer = member.getByRole('main').getByRole('group', { name: say(offered), exact: true });
      await expect(offer.getByRole('button', { name: say('Accept') })).toBeVisible();
    }
  });
});
