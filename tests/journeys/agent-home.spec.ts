import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { go, waitForStart } from '../support/start.ts';

/** With the team of the demonstration. */
const test = journeysOn({ DEMO_TEAM: 'on' });
test.use({ account: demoAccount('otavio.reis') });

for (const language of ['pt', 'en'] as const)
  test.describe(language, () => {
    test.use({ language });
    test('an agent opens their area from the account, sees the team’s day and week, and goes on from the menu [S1-018, S2-015, S2-070, S2-073, S2-083, S2-086, S2-088, S2-091]', async ({
      member: page,
      say,
    }) => {
      await go(page, '/m/member/home');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Agent area') })
        .click();
      await expect(page).toHaveURL(/\/m\/agent$/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'otavio.reis' })).toBeVisible();
      await expect(main.getByText(/R\$/).first()).toBeVisible();
      await expect(main.getByText(say('Online now'))).toBeVisible();
      await expect(main.getByText(new RegExp(say('updated {time}', { time: '\\d' })))).toBeVisible();
      await expect(main.getByRole('img', { name: /[1-9]/ })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);

      await main.getByRole('link', { name: say('Security') }).click();
      await expect(page).toHaveURL(/\/m\/securityCenter$/);
      await page.goBack();
      await main.getByRole('button', { name: say('Online service'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/chat$/);
      await page.goBack();
      const tabs = page.getByRole('navigation', { name: say('Agent menu') });
      await tabs.getByRole('link', { name: new RegExp(`^${say('Notices')}`) }).click();
      await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/);
      await page.goBack();
      await tabs.getByRole('link', { name: say('Home') }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });

test('nobody but an agent stays on the agents’ home [S2-065, S2-066]', async ({ page, gateway, say }) => {
  await page.goto('/m/agent');
  await waitForStart(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await comeBackAs(page, gateway, 'marina.costa');
  await page.goto('/m/agent');
  await waitForStart(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('link', { name: say('Agent area') })).toHaveCount(0);
});
