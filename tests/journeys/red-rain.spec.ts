import type { Page } from '@playwright/test';
import { transact } from '#gateway/db/transact.ts';
import { joinTeam } from '#gateway/ledger/teams/team-tree.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import type { Account } from '../support/sign-in.ts';
import { waitForStart } from '../support/start.ts';

/** An agent with R$ 500.00 and so many members below. */
async function ownTeam(gateway: GatewayProcess, count: number) {
  const accounts: Account[] = [];
  for (let index = 0; index <= count; index += 1) accounts.push(await ownAccount(gateway));
  await withDatabase(gateway, async (db) => {
    const ids: string[] = [];
    for (const { userName } of accounts) {
      const row = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow();
      ids.push(row.id);
    }
    const [agentId = '', ...below] = ids;
    await db.updateTable('members').set({ type: 3 }).where('id', '=', agentId).execute();
    await fundMember(db, agentId, 50_000);
    for (const id of below) await fundMember(db, id, 0);
    const days = { merchant: 'mare', timeZone: 'America/Sao_Paulo' };
    await transact(db, async (trx) => {
      await joinTeam(trx, { memberId: agentId, agentId: null, ...days }, Date.now());
      for (const memberId of below) await joinTeam(trx, { memberId, agentId, ...days }, Date.now());
    });
  });
  const [agent, ...members] = accounts;
  if (!agent) throw new Error('no agent');
  return { agent, members };
}

async function open(page: Page) {
  await page.goto('/m/redRain');
  await waitForStart(page);
  return page.getByRole('main');
}

test('an agent makes a rain, two members open an envelope each, and all of them check the seal [S2-078, S2-092]', async ({
  page,
  browser,
  gateway,
  say,
}) => {
  const { agent, members } = await ownTeam(gateway, 2);
  await comeBackAs(page, gateway, agent.userName);
  const main = await open(page);
  await expect(main.getByText(say('No rain yet'))).toBeVisible();
  await main.getByLabel(say('Total of the rain')).fill('20,00');
  await main.getByLabel(say('Envelopes'), { exact: true }).fill('3');
  await main.getByRole('button', { name: say('Less'), exact: true }).click();
  await main.getByLabel(say('To'), { exact: true }).fill('9,00');
  await main.getByRole('button', { name: say('Start the rain') }).click();
  await expect(main.getByText(say('So many envelopes of at most this are less than the total.'))).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel(say('To'), { exact: true }).fill('15,00');
  await main.getByRole('button', { name: say('Start the rain') }).click();
  const list = main.getByRole('list', { name: say('Your rains') });
  await expect(list).toContainText(say('rain|Under way'));

  for (const [index, member] of members.entries()) {
    const context = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
    const own = await context.newPage();
    await comeBackAs(own, gateway, member.userName);
    await own.goto('/m/member/home');
    await own
      .getByRole('main')
      .getByRole('link', { name: say('Open your envelope') })
      .click();
    await expect(own).toHaveURL(/\/m\/redRain/);
    const scene = own.getByRole('main');
    await expectAccessible(own);
    await scene.getByRole('button', { name: say('Open an envelope') }).press('Enter');
    await expect(scene.getByRole('heading', { level: 2 })).toContainText('R$');
    await expect(scene.getByText(say('It is in your wallet, free to withdraw.'))).toBeVisible();
    await expectAccessible(own);
    if (index === 1) {
      await scene.getByRole('button', { name: say('Check the seal') }).click();
      const sheet = own.getByRole('dialog', { name: say('Seal of the rain') });
      await expect(sheet.getByRole('status')).toContainText(
        say('Checked on this device: the amounts are the sealed ones, and envelope {number} is yours.', { number: 2 }),
      );
      await expectAccessible(own);
    }
    await own.setViewportSize({ width: 320, height: 640 });
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await context.close();
  }

  await expect(list).toContainText(say('rain|Over'));
  await main.getByRole('button', { name: say('See the seal') }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(
    say('Checked on this device: the amounts are the sealed ones.'),
  );
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('an agent cancels a rain that waits, and the money is back; nobody else finds one [S2-092]', async ({
  page,
  browser,
  gateway,
  say,
}) => {
  const { agent, members } = await ownTeam(gateway, 1);
  await comeBackAs(page, gateway, agent.userName);
  const main = await open(page);
  await main.getByLabel(say('Total of the rain')).fill('20,00');
  await main.getByLabel(say('To'), { exact: true }).fill('5,00');
  await main.getByRole('radio', { name: say('time|Later') }).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await main.getByLabel(say('Starts at')).fill(tomorrow);
  await main.getByRole('button', { name: say('Set the rain') }).click();
  await main.getByRole('button', { name: say('Cancel the rain') }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: say('Cancel the rain') }).click();
  await expect(main.getByRole('list', { name: say('Your rains') })).toContainText(say('rain|Cancelled'));
  await expect(main.getByText('R$ 500,00', { exact: false }).first()).toBeVisible();
  const [member] = members;
  if (!member) throw new Error('no member');
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
  const own = await context.newPage();
  await comeBackAs(own, gateway, member.userName);
  await expect((await open(own)).getByText(say('No rain at the moment'))).toBeVisible();
  await context.close();
});
