import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { go } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const tilesOf = (page: Page, say: Say, title: string) =>
  page.getByRole('list', { name: say(title), exact: true }).getByRole('listitem');

const offered = ['Slots', 'Fishing', 'Live', 'Cockfight', 'Sports', 'E-sports', 'PVP', 'Lottery'] as const;

test.use({ account: demoAccount('helena.prado') });

test('every kind of game is offered; an opened game is first among the recent ones, an entry that represents a vendor opens its list, and live tables start with the hosts who are live [S1-003, S1-303]', async ({
  member,
  say,
}) => {
  const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
  await game.leave.click();
  await expect(game.dialog).toHaveCount(0);
  await go(member, '/m/gameList?gameType=RNG&show=recent');
  await expect(tilesOf(member, say, 'Slots').first()).toContainText('Rei Polvo');
  await go(member, '/m/gameList?gameType=PVP&show=recent');
  await expect(member.getByRole('heading', { name: say('Nothing played here yet') })).toBeVisible();

  await go(member, '/m/gameList?gameType=FISH&q=Cais');
  await tilesOf(member, say, 'Fishing').getByRole('button', { name: 'Cais Abissal' }).first().click();
  await expect(member).toHaveURL(/\/m\/gameList\?gameType=FISH&vassalage=AB$/);
  await expect(tilesOf(member, say, 'Fishing').first()).toContainText('Abissal');

  const tabs = member.getByRole('navigation', { name: say('Categories') }).getByRole('link');
  await go(member, '/m/gameList?gameType=LIVE');
  for (const kind of offered) await expect(tabs.filter({ hasText: say(kind) }).first()).toBeAttached();
  const hosts = member.getByRole('list', { name: say('Live now') });
  await expect(hosts.getByRole('listitem')).toHaveCount(5);
  // The host's day off.
  await expect(hosts.getByText('Bia Santoro')).toHaveCount(0);
  await hosts.getByRole('button', { name: /^Lara Nunes/ }).click();
  await expect(member.getByRole('dialog', { name: 'Baú Prime' })).toBeVisible();
});
