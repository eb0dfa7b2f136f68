import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { openWhole } from '../support/reflow.ts';
import { isSoak, journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';

/** axe looks at every page in the light and in the dark theme, and at what it shows at other addresses. */
const pages = [
  ...openPaths,
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=RNG&vassalage=LS',
  '/m/gameList?gameType=SPORTS',
  '/m/gameList?gameType=RNG&q=zzzz',
  '/m/help?i=1',
  '/m/voucherCenter',
  '/m/forget',
];

/** Goes to a page and waits until nothing of it is on its way any more; its header's code comes apart. */
async function settled(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

for (const language of journeyLanguages) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ language });
    test.slow();

    test('on the pages of a visitor', async ({ visitor }) => {
      for (const path of pages) {
        await test.step(path, async () => {
          await settled(visitor, path);
          await expectAccessible(visitor);
        });
      }
    });

    test('on the login with its errors and the captcha', async ({ page, say, consoleWatch }) => {
      consoleWatch.allow(/status of 401/);
      await page.goto('/m/login');
      const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
      await submit.click();
      await expect(page.getByLabel(say('Username'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await page.getByLabel(say('Username'), { exact: true }).fill(`nobody.${language}`);
      await page.getByLabel(say('Password'), { exact: true }).fill('not-the-password');
      await submit.click();
      await expect(page.getByRole('button', { name: say('New picture') }).locator('img')).toBeVisible();
      await expectAccessible(page);
    });

    test('with the filter panel open', async ({ visitor, say }) => {
      await settled(visitor, '/m/gameList?gameType=RNG');
      await visitor.getByRole('button', { name: say('Filter games') }).click();
      await expect(visitor.getByRole('dialog', { name: say('Filter') })).toBeVisible();
      await expectAccessible(visitor);
    });

    test('with the logout dialog open, the category areas and an answer of the help', async ({ member, say }) => {
      await member.getByRole('button', { name: say('Log out') }).click();
      await expect(member.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(member);
      await member
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Cancel') })
        .click();
      for (const category of ['Live', 'Lottery', 'Favourites'] as const) {
        await member
          .getByRole('group', { name: say('Categories') })
          .getByRole('button', { name: say(category), exact: true })
          .click();
        await expect(
          member.getByRole('region', { name: say(category), exact: true }).getByRole('listitem'),
        ).not.toHaveCount(0);
        await expectAccessible(member);
      }
      await settled(member, '/m/help?i=2');
      await member.getByRole('tabpanel').locator('summary').first().click();
      await expect(member.getByRole('tabpanel').locator('details[open]')).toHaveCount(1);
      await expectAccessible(member);
    });

    test('on a running game, its prizes and its autoplay', async ({ member, say }) => {
      const name = language === 'pt' ? 'Rei Polvo' : 'King Octopus';
      const game = await openGame(member, say, say('Popular'), name);
      await expectAccessible(member);
      await game.frame.getByRole('button', { name: language === 'pt' ? 'Prêmios' : 'Prizes' }).click();
      await expect(game.frame.getByRole('dialog')).toBeVisible();
      await expectAccessible(member);
      await game.frame
        .getByRole('dialog')
        .getByRole('button', { name: say('Close') })
        .click();
      await game.frame.getByRole('button', { name: language === 'pt' ? 'Automático' : 'Autoplay' }).click();
      await expect(game.frame.getByRole('dialog')).toBeVisible();
      await expectAccessible(member);
    });
  });
}

/** A visitor's pages are looked at in the one language, a member's in the other; the soak looks at all in both. */
const memberLanguages = isSoak ? journeyLanguages : (['en'] as const);
for (const language of memberLanguages) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test.use({ language });
    test.slow();

    test('on the pages of a member', async ({ member }) => {
      for (const path of [
        ...pages.filter((at) => !/login|register/.test(at)),
        ...memberPaths,
        '/m/gameList?gameType=FAV',
        '/m/gameList?gameType=RNG&show=recent',
        '/m/launchGame?code=some-code',
      ]) {
        await test.step(path, async () => {
          await settled(member, path);
          await expectAccessible(member);
        });
      }
    });
  });
}

test('axe finds nothing on a list that failed', async ({ visitor, say, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource|ERR_/);
  await visitor.route('**/wps/relay/GCSGAME_gameList*', (route) => route.abort('failed'));
  await go(visitor, '/m/gameList?gameType=PVP');
  await expect(visitor.getByRole('button', { name: say('Try again') })).toBeVisible();
  await expectAccessible(visitor);
});
