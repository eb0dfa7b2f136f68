import { fundMember } from '#gateway/testing/test-members.ts';
import type { Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { expectAccessible } from '../support/axe.ts';
import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, type PlayedRound, playRound, readAmount } from '../support/game.ts';
import { ownAccount } from '../support/own-account.ts';
import { readBalance } from '../support/session.ts';
import { go } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const given = 50_000;

/** The amounts of a column, top to bottom, in minor units. */
async function column(page: Page, name: string, header: string): Promise<number[]> {
  const table = page.getByRole('table', { name });
  const headers = await table.getByRole('columnheader').allTextContents();
  const place = headers.indexOf(header) - 1;
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const cells = (await rows.all()).map((row) => row.getByRole('cell').nth(place));
  return Promise.all(cells.map(readAmount));
}

const bestDay = 'Best day: {bestDay}, {bestSum}. Worst day: {worstDay}, {worstSum}.';

/** The sums above a list, by their names. */
const sum = (page: Page, say: Say, name: string) =>
  readAmount(
    page
      .getByRole('region', { name: say('Total'), exact: true })
      .locator('div')
      .filter({ hasText: name })
      .locator('dd'),
  );

const add = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('a member finds each round among the bets [S1-080], its bookings among the transactions [S1-081], and the day in profit and loss [S1-082]', async ({
  page,
  gateway,
  say,
}) => {
  const { userName } = await ownAccount(gateway);
  await ofMember(gateway, userName, (db, memberId) => fundMember(db, memberId, given));
  await comeBackAs(page, gateway, userName);
  const rounds: PlayedRound[] = [];
  await test.step('plays', async () => {
    const game = await openGame(page, say, say('Popular'), 'Rei Polvo');
    for (let round = 0; round < 3; round += 1) rounds.unshift(await playRound(page, game));
    await game.leave.click();
    const openRounds = () =>
      ofMember(gateway, userName, (db, id) =>
        db.selectFrom('rounds').select('id').where('member_id', '=', id).where('state', '=', 'open').execute(),
      );
    await expect.poll(openRounds).toEqual([]);
  });
  const net = add(rounds.map((round) => round.net));
  const balance = await readBalance(page);
  expect(balance).toBe(given + net);

  await test.step('bets', async () => {
    await go(page, '/m/gameRecord');
    const list = page.getByRole('table', { name: say('Bets') });
    await expect(list.getByRole('rowheader')).toHaveCount(3);
    for (const row of await list.getByRole('rowheader').all()) await expect(row).toContainText('Rei Polvo');
    await expect(list.getByText(say('Settled'))).toHaveCount(3);
    expect(await column(page, say('Bets'), say('Stake'))).toEqual(rounds.map(({ stake }) => stake));
    expect(await column(page, say('Bets'), say('Result'))).toEqual(rounds.map((round) => round.net));
    expect([await sum(page, say, say('Rounds')), await sum(page, say, say('Result'))]).toEqual([3, net]);
    const first = await ofMember(gateway, userName, (db, id) =>
      db
        .selectFrom('rounds')
        .select('round_id')
        .where('member_id', '=', id)
        .orderBy('created_at', 'desc')
        .executeTakeFirst(),
    );
    await list.getByRole('rowheader').first().getByRole('button').click();
    const detail = page.getByRole('dialog', { name: 'Rei Polvo' });
    await expect(detail).toContainText(first?.round_id ?? '-');
    await expect(
      detail.getByRole('img', { name: say('Reels, from top to bottom: {0}', { 0: '' }).trim() }),
    ).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await detail.getByRole('button', { name: say('Close') }).click();
    await page.getByRole('button', { name: say('Cancelled') }).click();
    await expect(page).toHaveURL(/\?state=cancelled$/);
    await expect(page.getByRole('heading', { name: say('No bets in this period') })).toBeVisible();
  });

  await test.step('transactions', async () => {
    await go(page, '/m/transaction/record');
    const list = page.getByRole('table', { name: say('Transactions') });
    const wins = rounds.filter(({ win }) => win > 0).length;
    await expect(list.getByRole('rowheader')).toHaveCount(3 + wins);
    await expect(list.getByRole('rowheader', { name: `${say('Bet')} Rei Polvo` })).toHaveCount(3);
    expect(add(await column(page, say('Transactions'), say('Amount')))).toBe(net);
    expect((await column(page, say('Transactions'), say('Balance after')))[0]).toBe(balance);
    await list.getByRole('rowheader').first().getByRole('button').click();
    const detail = page.getByRole('dialog');
    await detail.getByRole('button', { name: say('Check this receipt') }).click();
    const verified = 'Verified on this device: this entry is in the ledger and has not been changed.';
    await expect(detail.getByText(say(verified))).toBeVisible();
    await expect(detail.getByRole('list', { name: say('Chain of entries') })).toContainText(say('This entry'));
    await expectAccessible(page, '[role=dialog]');
    const saved = page.waitForEvent('download');
    await detail.getByRole('button', { name: say('Save the receipt') }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.json$/);
    await detail.getByRole('button', { name: say('Close') }).click();
    await page.getByRole('button', { name: say('Bonuses') }).click();
    await expect(page.getByRole('heading', { name: say('No entries in this period') })).toBeVisible();
  });

  await test.step('profit and loss', async () => {
    await go(page, '/m/profitandloss');
    await expect(page.getByRole('table', { name: say('Profit and loss') }).getByRole('rowheader')).toHaveCount(1);
    expect(await column(page, say('Profit and loss'), say('Result'))).toEqual([net]);
    expect(await sum(page, say, say('Result'))).toBe(net);
    expect(await sum(page, say, say('Stake'))).toBe(add(rounds.map(({ stake }) => stake)));
    await expect(page.getByRole('img', { name: say(bestDay).split(':')[0] ?? '' })).toBeVisible();
    for (const group of ['Category', 'Vendor']) {
      await page.getByRole('radio', { name: say(group) }).click();
      const title = say(`Result by ${group.toLowerCase()}`);
      await expect(page.getByRole('list', { name: title }).getByRole('listitem')).toHaveCount(1);
      const bar = await readAmount(page.getByRole('list', { name: title }).getByRole('listitem'));
      expect([bar, ...(await column(page, title, say('Result')))]).toEqual([net, net]);
    }
    await expectAccessible(page);
  });
});
