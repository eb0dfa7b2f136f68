import { gameList } from '#src/contract/lobby/games.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { go } from '../support/start.ts';

test('filters by category and minimum bet, shows the number of results, and keeps it in the URL [S1-283, S1-284]', async ({
  page,
  say,
  request,
}) => {
  const query = { merchant: 'mare', platform: 'html5', gameType: 'RNG', pageNo: 1, language: 'pt' } as const;
  const wanted = await ask(request, gameList, { ...query, gameClassify: 'JP', minBet: '0.1' });
  const cheap = await ask(request, gameList, { ...query, minBet: '0.1' });
  expect(wanted.totalCount).toBeGreaterThan(0);
  expect(cheap.totalCount).toBeGreaterThan(wanted.totalCount);
  const tilesOf = (title: string) => page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
  const countOf = (total: number) => page.getByRole('status').filter({ hasText: new RegExp(`^${total} `) });

  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: say('Filter games') }).click();
  const panel = page.getByRole('dialog', { name: say('Filter') });
  const pick = (group: string, option: string | RegExp) =>
    panel.getByRole('group', { name: group }).getByRole('button', { name: option, exact: true }).click();
  await pick(say('Category'), say('Jackpot'));
  await pick(say('Minimum bet'), 'R$ 0,10');
  // Shown before it is applied.
  await expect(panel.getByRole('status')).toHaveText(new RegExp(`^${wanted.totalCount} `));
  await panel.getByRole('button', { name: say('Show games') }).click();
  await expect(panel).toBeHidden();
  await expect(countOf(wanted.totalCount)).toBeVisible();
  await expect(tilesOf(say('Slots')).first()).toContainText(wanted.games[0]?.displayName ?? '-');

  await page.reload();
  await expect(countOf(wanted.totalCount)).toBeVisible();
  await go(page, '/m/help');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.goBack();
  await expect(countOf(wanted.totalCount)).toBeVisible();

  await page.getByRole('button', { name: say('Category: {name}', { name: say('Jackpot') }) }).click();
  await expect(countOf(cheap.totalCount)).toBeVisible();
  await go(page, '/m/gameList?gameType=RNG&show=JP&bet=0.1');
  await page.getByRole('button', { name: say('Clear all') }).click();
  await expect(page).toHaveURL(/gameType=RNG$/);

  // There are no jackpots with that minimum bet among the fishing games.
  await go(page, '/m/gameList?gameType=FISH&show=VP&bet=0.75');
  await expect(page.getByText(say('No game found'))).toBeVisible();
  await page.getByRole('button', { name: say('Show all games') }).click();
  await expect(tilesOf(say('Fishing'))).not.toHaveCount(0);
});
