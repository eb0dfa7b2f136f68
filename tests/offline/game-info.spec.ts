import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';
import { cachedIn, visitUntilCached } from '../support/worker.ts';

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i),
);

test('what was read of a game can be read again without a network, and what was not says so', async ({
  page,
  context,
  say,
}) => {
  await visitUntilCached(page, '/');
  await page.goto('/m/gameList?gameType=RNG');
  await waitForStart(page);
  const open = async (name: string) => {
    await page.getByRole('button', { name: say('About {0}', { 0: name }), exact: true }).click();
    return page.getByRole('dialog', { name });
  };
  await expect((await open('Rei Polvo')).getByText('96,19%')).toBeVisible();
  await expect.poll(() => cachedIn(page, 'mare-reads')).toContainEqual(expect.stringContaining('GCSGAME_gameInfo'));
  await context.setOffline(true);
  await page.reload();
  await waitForStart(page);
  await expect((await open('Rei Polvo')).getByText('96,19%')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect((await open('Faraó da Areia')).getByRole('heading', { name: say('No internet') })).toBeVisible();
  await context.setOffline(false);
});
