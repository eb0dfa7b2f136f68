import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAsLeader } from '../support/own-team.ts';
import { expectWhole, narrow, usual } from '../support/sound-page.ts';
import { journeyLanguages } from '../support/soak.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of journeyLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an agent sets the rates of an agent below by keyboard alone, from the next day on, and finds it in the history [S2-081, S2-092]', async ({
      page,
      gateway,
      say,
    }) => {
      const { below } = await openAsLeader(page, gateway, '/m/member/agent/agentRebeat');
      const main = page.getByRole('main');
      const row = main.getByRole('list', { name: say('Agents below you') }).getByRole('link', { name: below });
      await expect(row).toBeVisible();
      await expectAccessible(page);
      await row.focus();
      await page.keyboard.press('Enter');
      const slider = main.getByRole('slider', { name: say('Rate for {name}', { name: say('Slots') }) });
      await slider.focus();
      await page.keyboard.press('End');
      await expect(slider).toHaveValue('80');
      await page.keyboard.press('ArrowLeft');
      await expect(slider).toHaveValue('79');
      const less = main.getByRole('button', { name: say('Less for {name}', { name: say('Slots') }) });
      await less.focus();
      await page.keyboard.press('Enter');
      await expect(slider).toHaveValue('78');
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
      await page.setViewportSize(usual);
      const save = main.getByRole('button', { name: say('Save for tomorrow') });
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('Saved. The rates hold from tomorrow on.'))).toBeVisible();
      await expect(save).toHaveCount(0);
      await page.reload();
      await expect(slider).toHaveValue('78');

      await page.goto('/m/member/agent/agentRebeat?view=history');
      const changes = main.getByRole('list', { name: say('History of rates') }).getByRole('listitem');
      await expect(changes.first()).toContainText(below);
      await expect(changes.first()).toContainText(language === 'pt' ? '0,78%' : '0.78%');
      await expectAccessible(page);
    });

    test('an agent sees the income of each day, and where it comes from [S2-082, S2-092]', async ({
      page,
      gateway,
      say,
    }) => {
      const { below } = await openAsLeader(page, gateway, '/m/member/teamRebate');
      const table = page.getByRole('table', { name: say('Rebate income') });
      const sum = language === 'pt' ? /R\$\s12,30/ : /R\$12\.30/;
      await expect(table.getByRole('row').nth(1)).toContainText(sum);
      await expect(page.getByRole('figure')).toContainText(sum);
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
      await page.setViewportSize(usual);
      await table.getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('list', { name: say('Where it comes from') })).toContainText(below);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    });
  });
}
