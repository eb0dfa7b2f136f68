import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, playRound } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { operate } from '../support/operate.ts';
import { readBalance } from '../support/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, account: demoAccount('rafael.lima') });

test('a bet grows the jackpots; the member whose bet reaches a level is paid, notified and can verify it [S1-092]', async ({
  member,
  gateway,
  say,
}) => {
  // One level is all that there is between 10.00 and 10.01: the first round that counts wins.
  const bounds = ['--seed', '10.00', '--cap', '10.01', '--rate', '10.00'];
  await operate(gateway, ['jackpot', 'set', 'brisa', '--name-pt', 'Brisa', '--name-en', 'Breeze', ...bounds]);
  // And one that grows so that it can be seen.
  const wide = ['--seed', '1000.00', '--cap', '2000000.00', '--rate', '10.00'];
  await operate(gateway, ['jackpot', 'set', 'brava', '--name-pt', 'Praia Brava', '--name-en', 'Surf', ...wide]);
  try {
    await member.goto('/m/jackpot');
    const surge = member.getByRole('article', { name: 'Praia Brava' });
    const before = Number((await surge.getByText(/^R\$/).textContent())?.replaceAll(/\D/g, ''));
    await expect(member.getByRole('article', { name: 'Brisa' })).toContainText('10,00');
    const held = await readBalance(member);

    await member.goto('/');
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    const { stake, net } = await playRound(member, game);
    await expect.poll(() => readBalance(member)).toBe(held + net + 1001);
    await operate(gateway, ['jackpot', 'off', 'brisa']);

    await member.goto('/m/jackpot');
    await expect(surge.getByText(/^R\$/)).toHaveText(
      new RegExp(
        String(before + stake / 10)
          .replace(/(?=\d\d$)/, ',')
          .replace(/(?=\d{3},)/, '\\.'),
      ),
    );
    const won = member.getByRole('listitem').filter({ hasText: 'Brisa' }).filter({ hasText: 'raf***ma' });
    await expect(won).toContainText('10,01');
    await won.getByText(say('Check this win')).click();
    await expect(won.getByRole('status')).toContainText('Conferido');
    const ended = member.getByRole('listitem').filter({ hasText: say('Paused by the house') });
    await expect(ended).toContainText('Brisa');
    await ended.getByText(say('Check this run')).click();
    await expect(ended.getByRole('status')).toContainText('Conferido');
    await expectAccessible(member);
    await member.goto('/m/messages');
    await expect(member.getByText('Você ganhou o jackpot Brisa')).toBeVisible();
  } finally {
    await operate(gateway, ['jackpot', 'off', 'brisa']);
    await operate(gateway, ['jackpot', 'off', 'brava']);
  }
});
