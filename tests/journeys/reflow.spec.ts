import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { expectNoSidewaysScroll, findCutTexts, openWhole } from '../support/reflow.ts';
import { expectWhole } from '../support/sound-page.ts';
import { setTextSize } from '../support/text-size.ts';

test.describe('a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('shows home and a playable game', async ({ member, say }) => {
    await openWhole(member, '/m/home');
    await expectWhole(member, 'home');
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    for (const part of [game.leave, game.balance, game.spin]) await expect(part).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(member, 'the game frame');
  });

  test('shows games below their filters, which scroll away except the tabs, and the login’s picture whole', async ({
    visitor,
    say,
  }) => {
    await openWhole(visitor, '/m/gameList?gameType=RNG');
    await expectWhole(visitor, 'the list of games');
    const [first, header] = [visitor.getByRole('listitem').first(), visitor.getByRole('banner')];
    const top = (await first.boundingBox())?.y ?? 360;
    expect(top).toBeLessThan(215);
    await visitor.evaluate(() => scrollTo(0, 400));
    await expect(header).not.toBeInViewport();
    const tabs = visitor.getByRole('navigation', { name: say('Categories') });
    const { y = -1, height = 360 } = (await tabs.boundingBox()) ?? {};
    expect([y, height <= 48]).toEqual([0, true]);

    await openWhole(visitor, '/m/login');
    await expectWhole(visitor, 'the login');
    const cut = await visitor
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => {
        const box = image.getBoundingClientRect();
        return Math.abs(box.width / box.height - image.naturalWidth / image.naturalHeight);
      });
    expect(cut).toBeLessThan(0.02);
  });
});

test('the VIP page rendered by the gateway has text of twice the size whole', async ({ page }) => {
  await setTextSize(page, 2);
  await page.goto('/vip/vip.html');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
  expect(await findCutTexts(page.locator('body'))).toEqual([]);
});
