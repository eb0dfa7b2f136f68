import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { readStores } from '../security/stores.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, playRound, readAmount } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { figures, readBalance } from '../support/session.ts';
import { go, waitForStart } from '../support/start.ts';
import { waitForCachedLobby } from '../support/worker.ts';

/** With reduced motion the reels show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, account: demoAccount('rafael.lima') });

const countRounds = (gateway: GatewayProcess) =>
  withDatabase(gateway, async (db) => (await db.selectFrom('rounds').select('round_id').execute()).length);

test('money is not queued, is shown once the gateway has confirmed it, and is never cached; offline its buttons are disabled and say why [S1-028, S1-029]', async ({
  member,
  context,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i);
  await waitForCachedLobby(member);
  const deposit = member
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Deposit') });
  await expect(deposit).not.toHaveAttribute('aria-disabled');
  const before = await readBalance(member);
  const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
  await expect.poll(() => readAmount(game.balance)).toBe(before);

  // A bet that is booked, and not confirmed yet.
  const [booked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await context.route(
    '**/api/spin',
    async (route) => {
      const response = await route.fetch();
      booked.resolve();
      await told.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const { net } = await playRound(member, game, async () => {
    await game.spin.click();
    await booked.promise;
    expect(await readAmount(game.balance)).toBe(before);
    told.resolve();
  });
  const after = before + net;
  await expect.poll(() => readBalance(member)).toBe(after);
  await expect.poll(() => readAmount(game.balance)).toBe(after);

  // A bet made offline is lost, not queued.
  const played = await countRounds(gateway);
  await context.setOffline(true);
  await game.spin.click();
  await expect(game.spin).toBeDisabled();
  await context.setOffline(false);
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
  expect(await countRounds(gateway)).toBe(played);
  expect(await readBalance(member)).toBe(after);
  await game.leave.click();

  // Displayed amounts are not stored: offline the reason is shown instead of an amount.
  const header = member.getByRole('banner');
  await expect(header).toContainText(figures(after));
  const { caches, databases } = await readStores(member.mainFrame());
  const cached = caches.split('\n').map((line) => line.split(' ')[1]);
  expect(cached).toContainEqual(expect.stringContaining('/wps/'));
  expect(cached).not.toContainEqual(expect.stringContaining('/wps/wallets'));
  expect(JSON.stringify(databases)).not.toContain('sumBalance');
  await context.setOffline(true);
  await member.reload();
  await waitForStart(member);
  await expect(header).toContainText('rafael.lima');
  await expect(header).toContainText(say('No internet'));
  await expect(header).not.toContainText(figures(after));

  const reason = say('Deposits and withdrawals come back with the internet. Nothing is queued.');
  await expect(deposit).toHaveAttribute('aria-disabled', 'true');
  await expect(deposit).toHaveAccessibleName(new RegExp(reason));
  await deposit.click({ force: true });
  await expect(member.getByRole('status').filter({ hasText: reason })).toBeVisible();
  await context.setOffline(false);
  await go(member, '/m/member/home');
  const ways = (['Withdraw', 'Deposit'] as const).map((name) =>
    member.getByRole('main').getByRole('link', { name: say(name) }),
  );
  for (const way of ways) await expect(way).not.toHaveAttribute('aria-disabled');
  await context.setOffline(true);
  for (const way of ways) {
    await expect(way).toHaveAttribute('aria-disabled', 'true');
    await expect(way).toHaveAccessibleDescription(reason);
  }
  await context.setOffline(false);
  for (const way of ways) await expect(way).not.toHaveAttribute('aria-disabled');
});
