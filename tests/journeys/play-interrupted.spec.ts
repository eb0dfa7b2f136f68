import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, type PlayedRound, playRound, readAmount, readRound } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { readBalance } from '../support/session.ts';

/** Reels that do not turn show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a round that is interrupted', () => {
  test.use({ account: demoAccount('guilherme.albuquerque') });

  test('is resumed after the app is reloaded in the middle of it, and paid once', async ({ member, gateway, say }) => {
    const before = await readBalance(member);
    const game = await openGame(member, say, say('Popular'), 'Jardim de Jade');
    // The vendor plays the round; the page never hears of it.
    const { promise: played, resolve } = Promise.withResolvers<PlayedRound>();
    await member.route(
      '**/api/spin',
      async (route) => {
        resolve(readRound(await (await route.fetch()).json()));
      },
      { times: 1 },
    );
    await game.spin.click();
    const { net } = await played;
    await member.reload();
    await expect(member.getByRole('button', { name: say('Log out') })).toBeVisible();
    await expect(game.dialog).toHaveCount(0);

    const acknowledged = member.waitForResponse((response) => response.url().endsWith('/api/ack'));
    const resumed = await openGame(member, say, say('Popular'), 'Jardim de Jade');
    await acknowledged;
    await expect.poll(() => readAmount(resumed.net)).toBe(net);
    await expect.poll(() => readBalance(member)).toBe(before + net);
    await expect.poll(() => readAmount(resumed.balance)).toBe(before + net);
    const rounds = await withDatabase(gateway, (db) =>
      db
        .selectFrom('rounds')
        .innerJoin('members', 'members.id', 'rounds.member_id')
        .select(['rounds.state', 'rounds.bets'])
        .where('members.account', '=', 'guilherme.albuquerque')
        .execute(),
    );
    expect(rounds).toEqual([{ state: 'ended', bets: 1 }]);
  });

  test('goes on when only the frame is reloaded', async ({ member, say }) => {
    const game = await openGame(member, say, say('Popular'), 'Faraó da Areia');
    await playRound(member, game);
    await game.frame.locator('html').evaluate(() => location.reload());
    await expect(game.spin).toBeEnabled();
    const before = await readBalance(member);
    const { net } = await playRound(member, game);
    await expect.poll(() => readBalance(member)).toBe(before + net);
  });

  test('a stake above the balance is refused in the game and nothing is booked', async ({ member, gateway, say }) => {
    const setBalance = (minor: number) =>
      withDatabase(gateway, (db) =>
        db
          .updateTable('accounts')
          .set({ balance_minor: minor })
          .where('member_id', '=', db.selectFrom('members').select('id').where('account', '=', 'guilherme.albuquerque'))
          .execute(),
      );
    const before = await readBalance(member);
    await setBalance(1);
    try {
      const game = await openGame(member, say, say('Popular'), 'Tucano Turbo');
      await game.spin.click();
      await expect(game.frame.getByText('Saldo insuficiente para esta aposta.').first()).toBeVisible();
      expect(await readBalance(member)).toBe(1);
      await expect.poll(() => readAmount(game.balance)).toBe(1);
    } finally {
      await setBalance(before);
    }
  });
});
