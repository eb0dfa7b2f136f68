import type { Locator } from '@playwright/test';
import { systemStatus } from '#src/contract/site/system.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { operate } from '../support/operate.ts';

test.use({ account: demoAccount('helena.prado') });

test('the member centre shows avatar, name, VIP label, balance with deposit and withdraw, every entry that the merchant enables, settings and logout; as tiles, or as rows in the base template [S1-048, S1-225, S1-332, S1-344]', async ({
  member,
  gateway,
  request,
  say,
}) => {
  await member
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Account') })
    .click();
  await expect(member).toHaveURL(/\/m\/member\/home$/);
  const main = member.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  await expect(main.getByRole('heading', { level: 1, name: 'Helena' })).toBeVisible();
  await expect(main.getByText('H', { exact: true })).toBeVisible();
  await expect(main.getByText('helena.prado', { exact: true })).toBeVisible();
  await expect(main.getByText('Clube Maré Ouro', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: say('Total balance') })).toBeVisible();
  await expect(main).toContainText(/R\$\s?[\d.,]+/);
  await expect(link(say('Deposit'))).toHaveAttribute('href', '/m/voucherCenter');
  await expect(link(say('Withdraw'))).toHaveAttribute('href', '/m/withdraw');
  await expect(link(say('Settings'))).toHaveAttribute('href', '/m/set');
  await expect(link(say('Get the app'))).toHaveAttribute('href', '/m/app');
  await expect(link(say('Help'))).toHaveAttribute('href', '/m/help');
  await expect(main.getByRole('button', { name: say('Log out') })).toBeVisible();

  const account = placesUnder(main, say('Your account'));
  const rewards = placesUnder(main, say('Rewards'));
  await expectPlaces(account, [
    say('My account'),
    say('Bets'),
    say('Transactions'),
    say('Profit and loss'),
    say('Security'),
    say('Favourites'),
    say('Notices'),
    say('Feedback'),
  ]);
  await expectPlaces(rewards, [
    say('Promotions'),
    say('Missions'),
    say('Reward centre'),
    say('Jackpots'),
    say('Lottery'),
    say('Hot matches'),
    say('Shop'),
    say('VIP club'),
  ]);
  await expectAccessible(member);

  const off = ['bettingRecord', 'jackpot', 'appDownload'];
  const settle = async (state: 'on' | 'off', template: 'base' | 'new') => {
    for (const key of off) await operate(gateway, ['menu', 'set', key, state]);
    await operate(gateway, ['template', 'set', template]);
    await expect.poll(async () => (await ask(request, systemStatus)).info.mobileTemplate.mem_cen).toBe(template);
  };
  try {
    await settle('off', 'base');
    await member.reload();
    await expect(account).toHaveCount(7);
    await expect(rewards).toHaveCount(7);
    for (const name of [say('Bets'), say('Jackpots'), say('Get the app')])
      await expect(link(name), name).toHaveCount(0);
    const [first, second] = [await account.nth(0).boundingBox(), await account.nth(1).boundingBox()];
    expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
    await expectAccessible(member);
  } finally {
    await settle('on', 'new');
  }
});

/** The links of the group with this heading. */
const placesUnder = (main: Locator, title: string): Locator =>
  main
    .locator('section')
    .filter({ has: main.page().getByRole('heading', { level: 2, name: title, exact: true }) })
    .getByRole('link');

/** Each has its name, after the unread count. */
async function expectPlaces(places: Locator, names: readonly string[]): Promise<void> {
  await expect(places).toHaveCount(names.length);
  for (const [at, name] of names.entries())
    await expect(places.nth(at)).toHaveAccessibleName(new RegExp(`(?:^| )${name}$`));
}
