import { playRound } from '#gateway/testing/play-round.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { readBalance } from '../support/session.ts';
import { waitForPage } from '../support/start.ts';

/** A member with 10.00 who takes part in three promotions, of which two await the operator. */
async function taker(gateway: GatewayProcess): Promise<string> {
  const { userName } = await ownAccount(gateway);
  await ofMember(gateway, userName, async (db, member_id) => {
    await fundMember(db, member_id, 1000);
    const at = Date.now() - 3_600_000;
    for (const promotion_id of ['jardim', 'brinde', 'farol'])
      await db.insertInto('promotion_members').values({ promotion_id, member_id, joined_at: at }).execute();
    for (const [promotion_id, reward_minor] of [
      ['brinde', 500],
      ['farol', 800],
    ] as const)
      await db
        .insertInto('promotion_rewards')
        .values({
          ...{ id: `${promotion_id}-${userName}`, promotion_id, member_id, stage: 1, reward_minor, reward_points: 0 },
          ...{ state: 'applying', reason: '', decided_by: '', asked_at: at, changed_at: at },
        })
        .execute();
  });
  return userName;
}

test('a member claims an approved reward in the reward centre, and sees it among the received ones, also offline [S1-085]', async ({
  page,
  context,
  gateway,
  say,
  consoleWatch,
}) => {
  // An open page may poll just then.
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED .*\/wps\/system\/changes/);
  const userName = await taker(gateway);
  await operate(gateway, ['promotions', 'approve', `brinde-${userName}`]);
  await comeBackAs(page, gateway, userName);
  await page.goto('/m/rewardCenter');
  const main = page.getByRole('main');
  const claim = page.getByRole('button', { name: new RegExp(`^${say('Claim')} R\\$.5,00: Brinde da semana$`) });
  await expect(claim).toBeVisible();
  await expect(main.getByText(say('Ready for you')).locator('..')).toContainText('R$ 5,00');
  await expect(main.getByRole('listitem').filter({ hasText: 'Luz do farol' })).toContainText(say('Under review'));
  await expect(main.getByRole('progressbar', { name: say('Eligible bets') })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: say('Nothing received yet') })).toBeVisible();
  await expectAccessible(page);

  const before = await readBalance(page);
  await claim.click();
  await expect(page.getByText(say('{amount} is now in your balance.', { amount: 'R$ 5,00' }))).toBeVisible();
  await expect(claim).toHaveCount(0);
  const received = main.getByRole('listitem').filter({ hasText: '+R$ 5,00' });
  await expect(received).toContainText('Brinde da semana');
  await expect(main.getByText(say('Ready for you')).locator('..')).toContainText('R$ 0,00');
  expect(await readBalance(page)).toBe(before + 500);
  await expectAccessible(page);

  await context.setOffline(true);
  await expect(received).toBeVisible();
  await expect(main).toContainText('Luz do farol');
});

test('the reward centre redirects a visitor to the login, and shows a guest of the free trial that it needs an account [S1-085, S1-011]', async ({
  page,
  gateway,
  say,
}) => {
  await page.goto('/m/rewardCenter');
  await expect(page).toHaveURL(/\/m\/login$/);
  await comeBackAs(page, gateway, 'visita.livre');
  await page.goto('/m/rewardCenter');
  await waitForPage(page);
  await expect(
    page.getByRole('main').getByText(say('Please login an actual account to use this function')),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
});

test('a member exchanges points earned by playing, the operator sends one gift and refuses another, and an open page shows it [S1-084]', async ({
  page,
  gateway,
  say,
}) => {
  const { userName } = await ownAccount(gateway);
  await ofMember(gateway, userName, async (db, member_id) => {
    await fundMember(db, member_id, 52_299);
    await playRound({ db, clock: Date.now }, member_id, { stake: 51_299, win: 0 });
  });
  await page.clock.install();
  await comeBackAs(page, gateway, userName);
  await page.goto('/m/mall/mallHome');
  const main = page.getByRole('main');
  const points = main.getByText(say('Your points'), { exact: true }).locator('..');
  const goods = main.getByRole('list', { name: say('Shop') }).getByRole('listitem');
  const orders = main.getByRole('list', { name: say('Your orders') }).getByRole('listitem');
  const exchange = (name: string) => goods.filter({ hasText: name }).getByRole('button');
  const dialog = page.getByRole('alertdialog');
  await expect(points).toContainText('512');
  await expect(goods).toHaveCount(6);
  await expect(goods.filter({ hasText: 'Caneca do farol' })).toContainText('Faltam 388 pontos');
  await expect(goods.filter({ hasText: 'Bola de areia' })).toContainText(say('Sold out'));
  await expectAccessible(page);

  const before = await readBalance(page);
  await exchange('Crédito de R$ 5').click();
  await expect(dialog).toContainText('Trocar 500 pontos?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await exchange('Crédito de R$ 5').click();
  await dialog.getByRole('button', { name: say('Exchange') }).click();
  await expect(page.getByText(say('{amount} is now in your balance.', { amount: 'R$ 5,00' }))).toBeVisible();
  await expect(points).toContainText('12');
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(say('Credited'));
  expect(await readBalance(page)).toBe(before + 500);

  for (const count of [2, 3]) {
    await exchange('Adesivos da Maré').click();
    const sheet = page.getByRole('dialog', { name: say('Where should we send it?') });
    if (count === 2) {
      await expectAccessible(page);
      await sheet.getByRole('button', { name: say('Continue') }).click();
      await expect(sheet.getByLabel(say('Recipient'))).toBeFocused();
      await sheet.getByLabel(say('Recipient')).fill('Ana Lagoa Serena');
      await sheet.getByLabel('CEP').fill('50030230');
      await sheet.getByLabel(say('Street')).fill('Rua da Aurora');
      await sheet.getByLabel(say('address|Number')).fill('325');
      await sheet.getByLabel(say('District')).fill('Boa Vista');
      await sheet.getByLabel(say('City')).fill('Recife');
      await sheet.getByLabel(say('address|State'), { exact: true }).selectOption('PE');
    }
    // The second parcel goes to the address that was kept.
    await expect(sheet.getByLabel(say('Street'))).toHaveValue('Rua da Aurora');
    await sheet.getByRole('button', { name: say('Continue') }).click();
    await expect(dialog).toContainText('Rua da Aurora, 325');
    await expect(dialog).toContainText('50030-230');
    if (count === 2) await expectAccessible(page);
    await dialog.getByRole('button', { name: say('Exchange') }).click();
    await expect(orders).toHaveCount(count);
  }
  await expect(exchange('Adesivos da Maré')).toHaveCount(0);
  const waiting = (await operate(gateway, ['mall', 'orders']))
    .split('\n')
    .filter((line) => line.includes(userName))
    .map((line) => line.split(' ')[0] ?? '');
  expect(await operate(gateway, ['mall', 'address', waiting[0] ?? ''])).toContain('Rua da Aurora, 325');
  await operate(gateway, ['mall', 'ship', waiting[0] ?? '']);
  await operate(gateway, ['mall', 'refuse', waiting[1] ?? '', '--reason', 'Acabou no depósito.']);
  // An open page polls every 20 seconds.
  await expect(async () => {
    await page.clock.fastForward(21_000);
    await expect(orders.nth(0)).toContainText('Acabou no depósito.', { timeout: 1500 });
  }).toPass();
  await expect(orders.nth(1)).toContainText(say('On its way'));
  await expect(orders.nth(1)).toContainText('Para Recife, PE');
  await expect(points).toContainText('7');
  await main.getByRole('button', { name: say('Remove address') }).click();
  await dialog.getByRole('button', { name: say('Remove'), exact: true }).click();
  await expect(main.getByRole('heading', { name: say('Delivery address') })).toHaveCount(0);
});
