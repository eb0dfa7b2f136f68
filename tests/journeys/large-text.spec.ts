import { comeBackAs } from '../support/begin-session.ts';
import { enlargeText } from '../support/enlarge-text.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { demoMember } from '../support/members.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { expectNoSidewaysScroll, findCollisions, findCutTexts, openWhole } from '../support/reflow.ts';
import { waitForStart } from '../support/start.ts';
import { journeyLanguages } from '../support/soak.ts';

const visitorPages = [
  ...openPaths,
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=RNG&vassalage=LS&q=gato',
  '/m/help?i=1',
  '/m/activity/jardim',
  '/m/withdraw',
];

for (const language of journeyLanguages) {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`text of twice the size on ${viewport.width} px, in ${language}`, () => {
      test.use({ language, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('is whole on every page of a visitor', async ({ page }) => {
        await enlargeText(page);
        await page.goto('/');
        await waitForStart(page);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px');
        for (const path of visitorPages) {
          await openWhole(page, path);
          await expectNoSidewaysScroll(page, path);
          expect(await findCutTexts(page.locator('body')), path).toEqual([]);
        }
      });

      test('is whole on every page of a member and above a game', async ({ page, gateway, say }) => {
        await enlargeText(page);
        await comeBackAs(page, gateway, demoMember.userName);
        for (const path of [...memberPaths, '/m/gameList?gameType=FAV', '/m/home']) {
          await openWhole(page, path);
          await expectNoSidewaysScroll(page, path);
          expect(await findCutTexts(page.locator('body')), path).toEqual([]);
        }
        expect(await findCollisions(page.getByRole('banner'))).toEqual([]);
        const game = await openGame(page, say, say('Popular'), language === 'pt' ? 'Rei Polvo' : 'King Octopus');
        expect(await findCutTexts(game.dialog)).toEqual([]);
        expect(await findCollisions(game.dialog)).toEqual([]);
        expect(await findCutTexts(game.frame.locator('body'))).toEqual([]);
      });
    });
  }
}

test('the VIP page that the gateway writes has text of twice the size whole', async ({ page }) => {
  await enlargeText(page);
  await page.goto('/vip/vip.html');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
  expect(await findCutTexts(page.locator('body'))).toEqual([]);
});
