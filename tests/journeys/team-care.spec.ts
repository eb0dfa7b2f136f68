import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAsLeader } from '../support/own-team.ts';
import { expectWhole, narrow, usual } from '../support/sound-page.ts';
import { journeyLanguages } from '../support/soak.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of journeyLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an agent writes a note about a member, freezes them and lifts it by keyboard, and goes on to their rates [S2-077, S2-092]', async ({
      page,
      gateway,
      say,
    }) => {
      const { below } = await openAsLeader(page, gateway, '/m/member/team');
      const row = page.getByRole('list', { name: say('Members') }).getByRole('button', { name: new RegExp(below) });
      await row.press('Enter');
      const sheet = page.getByRole('dialog', { name: below, exact: true });
      await sheet.getByRole('button', { name: say('Write a note') }).press('Enter');
      await sheet.getByRole('textbox', { name: say('Note') }).fill('Prefere falar depois das 18h.');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: say('Save note') }).press('Enter');
      await expect(sheet.getByText('Prefere falar depois das 18h.')).toBeVisible();
      await expect(sheet.getByRole('textbox')).toHaveCount(0);

      await sheet.getByRole('button', { name: say('Freeze') }).press('Enter');
      const form = page.getByRole('dialog', { name: say('Freeze {account}?', { account: below }) });
      await form.getByRole('button', { name: say('Freeze'), exact: true }).press('Enter');
      await expect(form.getByText(say('Say in a sentence what happened.'))).toBeVisible();
      await form.getByRole('textbox', { name: say('What happened') }).fill('Acessos de três cidades');
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
      await page.setViewportSize(usual);
      await form.getByRole('button', { name: say('Freeze'), exact: true }).press('Enter');
      await expect(sheet.getByText('Acessos de três cidades')).toBeVisible();
      // The list is hidden behind the sheet.
      const behind = { includeHidden: true };
      const list = page.getByRole('list', { name: say('Members'), ...behind });
      await expect(list.getByRole('button', { name: new RegExp(below), ...behind })).toContainText(say('Frozen'));
      await expectAccessible(page);

      await sheet.getByRole('button', { name: say('Lift the freeze') }).press('Enter');
      const question = page.getByRole('alertdialog', {
        name: say('Lift the freeze of {account}?', { account: below }),
      });
      await question.getByRole('button', { name: say('Lift the freeze'), exact: true }).press('Enter');
      await expect(sheet.getByRole('button', { name: say('Freeze') })).toBeVisible();

      await sheet.getByRole('link', { name: say('rates|Adjust') }).press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`/m/member/agent/agentRebeat\\?account=${below.replaceAll('.', '\\.')}$`),
      );
      await expect(page.getByRole('slider', { name: say('Rate for {name}', { name: say('Slots') }) })).toBeVisible();
    });

    test('an agent reads the transactions of the team, and of one member [S2-076, S2-092]', async ({
      page,
      gateway,
      say,
    }) => {
      await openAsLeader(page, gateway, (account) => `/m/transaction/record?types=A&member=${account}`);
      await expect(page.getByRole('heading', { name: say('No transactions in this period') })).toBeVisible();
      await expect(page.getByRole('navigation', { name: say('Agent menu') })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: say('Main menu') })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: say('Deposits'), exact: true }).press('Enter');
      await expect(page).toHaveURL(/types=A.*group=deposits|group=deposits.*types=A/);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
    });
  });
}
