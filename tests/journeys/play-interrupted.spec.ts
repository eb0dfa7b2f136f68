import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, type PlayedRound, playRound, readAmount, readRound } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { readBalance } from '../support/session.ts';

/** With reduced motion the reels show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.use({ account: demoAccount('guilherme.albuquerque') });

test('a round continues when only the frame is reloaded, and is resumed after the app is reloaded in the middle of it, and paid once; a stake above the balance is refused in the game and nothing is booked', async ({
  member,
  gateway,
  say,
}) => {
  const title = 'Faraó da Areia';
  const game = await openGame(member, say, say('Popular'), title);
  const { net: earlier } = await playRound(member, game);
  await game.frame.locator('html').evaluate(() => location.reload());
  await expect(game.spin).toBeEnabled();
  const first = await readBalance(member);
  const next = await playRound(member, game);
  await expect.poll(() => readBalance(member)).toBe(first + next.net);

  const before = first + next.net;
  // The vendor plays the round; the page never receives it.
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
  const resumed = await openGame(member, say, say('Popular'), title);
  await acknowledged;
  await expect.poll(() => readAmount(resumed.net)).toBe(earlier + next.net + net);
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
  expect(rounds).toEqual(Array.from({ length: 3 }, () => ({ state: 'ended', bets: 1 })));

  const setBalance = (minor: number) =>
    withDatabase(gateway, (db) =>
      db
        .updateTable('accounts')
        .set({ balance_minor: minor })
        .where('member_id', '=', db.selectFrom('members').select('id').where('account', '=', 'guilherme.albuquerque'))
        .execute(),
    );
  await setBalance(1);
  try {
    await game.spin.click();
    await expect(game.frame.getByText('Saldo insuficiente para esta aposta.').first()).toBeVisible();
    expect(await readBalance(member)).toBe(1);
    await expect.poll(() => readAmount(game.balance)).toBe(1);
  } finally {
    await setBalance(before + net);
  }
});
