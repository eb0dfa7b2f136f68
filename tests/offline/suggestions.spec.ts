import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';
import { cachedIn, visitUntilCached } from '../support/worker.ts';

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i),
);

test('the search field suggests games without a network once it has been used with one', async ({
  page,
  context,
  say,
}) => {
  await visitUntilCached(page, '/');
  await page.goto('/m/gameList?gameType=RNG');
  await waitForStart(page);
  const field = page.getByRole('combobox', { name: say('Search for a game') });
  const first = page
    .getByRole('listbox', { name: say('Suggestions') })
    .getByRole('option')
    .first();
  await field.fill('golfinho de ouro');
  await expect(first).toContainText('Golfinho de Ouro');
  await expect.poll(() => cachedIn(page, 'mare-reads')).toContainEqual(expect.stringContaining('GCSGAME_gameIndex'));
  await context.setOffline(true);
  await page.reload();
  await waitForStart(page);
  await field.fill('golfino ouro');
  await expect(first).toContainText('Golfinho de Ouro');
  await context.setOffline(false);
});
