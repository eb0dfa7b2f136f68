import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { findSmallTargets } from '../support/hit-area.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { openWhole } from '../support/reflow.ts';

async function expectLargeTargets(page: Page, paths: readonly string[]): Promise<void> {
  const small: string[] = [];
  for (const path of paths) {
    await openWhole(page, path);
    small.push(...(await findSmallTargets(page.locator('body'))).map((target) => `${path}: ${target}`));
  }
  expect(small).toEqual([]);
}

test.describe('on 320 px, what is pressed is 44 px high and wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('on every page of a visitor', async ({ visitor }) => {
    await expectLargeTargets(visitor, [
      ...openPaths,
      '/m/gameList?gameType=RNG&vassalage=LS&q=gato',
      '/m/help?i=1',
      '/m/activity/pescaria',
    ]);
  });

  test('on every page of a member, in a game and in its sheet', async ({ member, say }) => {
    await expectLargeTargets(member, [...memberPaths, '/m/home']);
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    expect(await findSmallTargets(game.dialog)).toEqual([]);
    expect(await findSmallTargets(game.frame.locator('body'))).toEqual([]);
    await game.frame.getByRole('button', { name: 'Prêmios' }).click();
    expect(await findSmallTargets(game.frame.getByRole('dialog'))).toEqual([]);
  });
});

test.describe('on 360 px, what is pressed is 44 px high and wide', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('where header and menu have more room', async ({ member }) => {
    await expectLargeTargets(member, ['/m/home', '/m/gameList', '/m/member/home']);
  });
});
