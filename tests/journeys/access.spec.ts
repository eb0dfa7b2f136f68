import type { Page } from '@playwright/test';
import { routePaths } from '../security/route-paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { waitForStart } from '../support/start.ts';

/** Every route, at rest. A route that redirects is looked at where it leads. */
async function lookAtEveryRoute(page: Page) {
  for (const path of routePaths()) {
    await page.goto(path);
    await waitForStart(page);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await test.step(path, () => expectAccessible(page));
  }
}

for (const language of ['pt', 'en'] as const) {
  test.describe(`axe finds nothing in either theme, in ${language}`, () => {
    test.use({ language });
    test.slow();

    test('on any route, signed out', async ({ visitor }) => lookAtEveryRoute(visitor));

    test('on any route, signed in', async ({ member }) => lookAtEveryRoute(member));

    test('with the filter panel, the logout dialog and the bar above a game', async ({ member, say }) => {
      await member.goto('/m/gameList?gameType=RNG');
      await member.getByRole('button', { name: say('Filter by provider') }).click();
      await expect(member.getByRole('dialog')).toBeVisible();
      await expectAccessible(member);
      await member.goto('/m/home');
      await waitForStart(member);
      const logout = member.getByRole('banner').getByRole('button', { name: say('Log out') });
      await logout.click();
      await expect(member.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(member);
      await member.getByRole('button', { name: say('Cancel') }).click();
      await openGame(member, say, say('Popular'), language === 'pt' ? 'Rei Polvo' : 'King Octopus');
      await expectAccessible(member, '[role="dialog"] > :not(iframe)');
    });
  });
}
