import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { findSmallTargets } from '../support/hit-area.ts';
import { expectNoSidewaysScroll, findCollisions, findCutTexts, openWhole } from '../support/reflow.ts';
import { expectSound, narrow, usual } from '../support/sound-page.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';
import { setTextSize } from '../support/text-size.ts';

/** Overlays and other states of the pages: their initial states are in tour.spec.ts. */
for (const language of journeyLanguages) {
  test.describe(`sound in ${language}, on 320 px`, () => {
    test.use({ language, viewport: narrow });

    test('are the login with its errors and the captcha, the filter panel and a list that failed', async ({
      visitor,
      say,
      consoleWatch,
    }) => {
      consoleWatch.allow(/status of 401|Failed to load resource|ERR_/);
      await openWhole(visitor, '/m/login');
      const submit = visitor.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
      await submit.click();
      await expect(visitor.getByLabel(say('Username'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(visitor);
      await visitor.getByLabel(say('Username'), { exact: true }).fill(`nobody.${language}`);
      await visitor.getByLabel(say('Password'), { exact: true }).fill('not-the-password');
      await submit.click();
      await expect(visitor.getByRole('button', { name: say('New picture') }).locator('img')).toBeVisible();
      await expectSound(visitor);

      await openWhole(visitor, '/m/gameList?gameType=RNG');
      await visitor.getByRole('button', { name: say('Filter games') }).click();
      const panel = visitor.getByRole('dialog', { name: say('Filter') });
      await expect(panel.getByRole('button', { name: say('Show games') })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(visitor, 'the filter panel');
      await expectAccessible(visitor);
      await visitor.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);

      await visitor.route('**/wps/relay/GCSGAME_gameList*', (route) => route.abort('failed'));
      await go(visitor, '/m/gameList?gameType=PVP');
      await expect(visitor.getByRole('button', { name: say('Try again') })).toBeVisible();
      await expectSound(visitor);
    });

    test('are the logout dialog, the category areas and an answer of the help', async ({ member, say }) => {
      await member.getByRole('button', { name: say('Log out') }).click();
      const dialog = member.getByRole('alertdialog');
      for (const button of await dialog.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expectAccessible(member);
      await dialog.getByRole('button', { name: say('Cancel') }).click();
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
      await openWhole(member, '/m/help?i=2');
      await member.getByRole('tabpanel').locator('summary').first().click();
      await expect(member.getByRole('tabpanel').locator('details[open]')).toHaveCount(1);
      await expectSound(member);
    });

    test('is a running game with its prizes and its autoplay', async ({ member, say }) => {
      const [name, prizes, autoplay] =
        language === 'pt' ? ['Rei Polvo', 'Prêmios', 'Automático'] : (['King Octopus', 'Prizes', 'Autoplay'] as const);
      const game = await openGame(member, say, say('Popular'), name);
      for (const part of [game.leave, game.balance, game.net, game.spin])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(member, 'the game frame');
      expect(await game.frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      expect(await findSmallTargets(game.dialog)).toEqual([]);
      expect(await findSmallTargets(game.frame.locator('body'))).toEqual([]);
      await expectAccessible(member);
      await setTextSize(member, 2);
      for (const viewport of [usual, narrow]) {
        await member.setViewportSize(viewport);
        expect(await findCutTexts(game.dialog)).toEqual([]);
        expect(await findCollisions(game.dialog)).toEqual([]);
        expect(await findCutTexts(game.frame.locator('body'))).toEqual([]);
      }
      await setTextSize(member, 1);
      const inside = game.frame.getByRole('dialog');
      await game.frame.getByRole('button', { name: prizes }).click();
      expect(await findSmallTargets(inside)).toEqual([]);
      await expectAccessible(member);
      await inside.getByRole('button', { name: say('Close') }).click();
      await game.frame.getByRole('button', { name: autoplay }).click();
      await expect(inside).toBeVisible();
      await expectAccessible(member);
    });
  });
}
