import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import type { Say } from '../support/texts.ts';

const tilesOf = (page: Page, say: Say, title: string) =>
  page.getByRole('list', { name: say(title), exact: true }).getByRole('listitem');

test('an entry that stands for a vendor opens the list of that vendor [S1-303]', async ({ member, say }) => {
  await member.goto('/m/gameList?gameType=FISH&q=Cais');
  await tilesOf(member, say, 'Fishing').getByRole('button', { name: 'Cais Abissal' }).first().click();
  await expect(member).toHaveURL(/\/m\/gameList\?gameType=FISH&vassalage=AB$/);
  await expect(tilesOf(member, say, 'Fishing').first()).toContainText('Abissal');
});

test.describe('a member who opens a game', () => {
  test.use({ account: demoAccount('helena.prado') });

  test('finds it first among the recent games', async ({ member, say }) => {
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    await game.leave.click();
    await member.goto('/m/gameList?gameType=RNG&show=recent');
    await expect(tilesOf(member, say, 'Slots').first()).toContainText('Rei Polvo');
    await member.goto('/m/gameList?gameType=PVP&show=recent');
    await expect(member.getByRole('heading', { name: say('Nothing played here yet') })).toBeVisible();
  });
});
