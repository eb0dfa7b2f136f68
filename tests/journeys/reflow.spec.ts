import type { Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { demoMember } from '../support/members.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { expectNoSidewaysScroll, findCollisions, findCutTexts, openWhole } from '../support/reflow.ts';
import { journeyLanguages } from '../support/soak.ts';

const visitorPages = [
  ...openPaths,
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=SPORTS',
  '/m/gameList?gameType=RNG&vassalage=LS&q=gato',
  '/m/help?i=1',
  '/m/activity/jardim',
  '/m/withdraw',
];

async function look(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  await expectNoSidewaysScroll(page, path);
  expect(await findCutTexts(page.locator('body')), path).toEqual([]);
}

for (const language of ['pt', 'en'] as const) {
  test.describe(`a window of 320 px, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 568 } });

    test('shows every page of a visitor without scrolling sideways', async ({ visitor }) => {
      for (const path of visitorPages) await look(visitor, path);
    });

    test('has room between what stands in header and menu', async ({ visitor, page, gateway }) => {
      expect(await findCollisions(visitor.getByRole('banner'))).toEqual([]);
      expect(await findCollisions(visitor.getByRole('navigation', { name: /^(Menu principal|Main menu)$/ }))).toEqual(
        [],
      );
      await comeBackAs(page, gateway, demoMember.userName);
      await expect(
        page.getByRole('banner').getByRole('button', { name: /^(Baixar o app|Get the app)$/ }),
      ).toBeVisible();
      expect(await findCollisions(page.getByRole('banner'))).toEqual([]);
    });
  });
}

for (const language of journeyLanguages) {
  test.describe(`a window of 320 px, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 568 } });

    test('shows the pages of a member, the dialog and the game without scrolling sideways', async ({ member, say }) => {
      for (const path of [...memberPaths, '/m/gameList?gameType=FAV', '/m/home']) await look(member, path);
      await member
        .getByRole('banner')
        .getByRole('button', { name: say('Log out') })
        .click();
      const dialog = member.getByRole('alertdialog');
      for (const button of await dialog.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: say('Cancel') }).click();
      const game = await openGame(member, say, say('Popular'), language === 'pt' ? 'Rei Polvo' : 'King Octopus');
      for (const part of [game.leave, game.balance, game.net, game.spin])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(member, 'the game frame');
      const inside = await game.frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(inside).toBe(0);
      await game.leave.click();
      await expect(game.dialog).toHaveCount(0);
      await look(member, '/m/gameList?gameType=RNG');
      await member.getByRole('button', { name: say('Filter games') }).click();
      await expect(member.getByRole('dialog').getByRole('button', { name: say('Show games') })).toBeInViewport({
        ratio: 1,
      });
      await expectNoSidewaysScroll(member, 'the filter panel');
    });

    test('shows the filter panel without scrolling sideways', async ({ visitor, say }) => {
      await look(visitor, '/m/gameList?gameType=RNG');
      await visitor.getByRole('button', { name: say('Filter games') }).click();
      await expect(visitor.getByRole('dialog').getByRole('button', { name: say('Show games') })).toBeInViewport({
        ratio: 1,
      });
      await expectNoSidewaysScroll(visitor, 'the filter panel');
    });
  });
}

test.describe('a window of 1280 px at a zoom of 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('shows every page without scrolling sideways', async ({ visitor }) => {
    for (const path of visitorPages) await look(visitor, path);
  });
});

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('shows home and a game to be played', async ({ member, say }) => {
    await look(member, '/m/home');
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    for (const part of [game.leave, game.balance, game.spin]) await expect(part).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(member, 'the game frame');
  });

  test('shows games below what chooses them, which scrolls away but for the tabs', async ({ visitor, say }) => {
    await look(visitor, '/m/gameList?gameType=RNG');
    const [first, header] = [visitor.getByRole('listitem').first(), visitor.getByRole('banner')];
    const top = (await first.boundingBox())?.y ?? 360;
    expect(top).toBeLessThan(215);
    await visitor.evaluate(() => scrollTo(0, 400));
    await expect(header).not.toBeInViewport();
    const tabs = visitor.getByRole('navigation', { name: say('Categories') });
    const { y = -1, height = 360 } = (await tabs.boundingBox()) ?? {};
    expect([y, height <= 48]).toEqual([0, true]);
  });

  test('shows the login’s picture whole', async ({ visitor }) => {
    await look(visitor, '/m/login');
    const cut = await visitor
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return Math.abs(width / height - image.naturalWidth / image.naturalHeight);
      });
    expect(cut).toBeLessThan(0.02);
  });
});
