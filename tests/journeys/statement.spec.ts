import type { Page } from '@playwright/test';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { checkStatementFile } from '#gateway/areas/operations/check-statement-file.ts';
import { expectAccessible } from '../support/axe.ts';
import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { readAmount } from '../support/game.ts';
import { demoMember } from '../support/members.ts';
import { go } from '../support/start.ts';
import { tabTo } from '../support/tab-to.ts';
import type { Say } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A sum of the statement by its name; minor units. */
const sum = (page: Page, say: Say, name: string) =>
  readAmount(
    page
      .getByRole('region', { name: say('Totals of the period') })
      .locator('dl > div')
      .filter({ has: page.getByText(say(name), { exact: true }) })
      .locator('dd'),
  );

for (const language of ['pt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('by keyboard alone a member reads the year, saves its file, which verifies by itself, and prints what the ledger has [S1-081]', async ({
      member: page,
      gateway,
      say,
    }, testInfo) => {
      const booked = await ofMember(gateway, demoMember.userName, async (db, id) => {
        const wallet = walletId(id, 'BRL');
        const of = db.selectFrom('postings').where('account_id', '=', wallet);
        const account = db.selectFrom('accounts').where('id', '=', wallet).select('balance_minor as balance');
        const { n } = await of.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
        return { ...(await account.executeTakeFirstOrThrow()), entries: Number(n) };
      });
      await go(page, '/m/transaction/record');
      await tabTo(page, page.getByRole('link', { name: say('Full statement') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/m\/statement\?from=.*&to=/);
      const period = page.getByLabel(say('Period'), { exact: true });
      await tabTo(page, period);
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/year=20\d\d/);
      const months = page.getByRole('table', { name: say('Totals by month') });
      await expect(months.getByRole('rowheader').first()).toBeVisible();
      const [before, after] = [await sum(page, say, 'Balance before'), await sum(page, say, 'Balance after')];
      expect(after).toBe(booked.balance);
      await expectAccessible(page);

      const saved = page.waitForEvent('download');
      await tabTo(page, page.getByRole('button', { name: say('Download CSV') }));
      await page.keyboard.press('Enter');
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      const path = testInfo.outputPath('statement.csv');
      await file.saveAs(path);
      const told = await checkStatementFile(path);
      const [, entries, came, out] = /^(\d+) entries, in ([\d.]+), out ([\d.]+), balance/.exec(told) ?? [];
      expect(Math.round((Number(came) - Number(out)) * 100)).toBe(after - before);

      await page.evaluate(() =>
        Object.assign(globalThis, { print: () => document.body.setAttribute('data-asked', '') }),
      );
      await tabTo(page, page.getByRole('button', { name: say('Print or save as PDF') }));
      await page.keyboard.press('Enter');
      await expect(page.locator('body[data-asked]')).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: say('Download CSV') })).toBeHidden();
      await expect(page.getByText(demoMember.userName, { exact: true }).last()).toBeVisible();
      const printed = page.locator('table').last();
      await expect(printed).toBeVisible();
      await expect(printed.locator('tbody tr')).toHaveCount(Number(entries));
      expect(await readAmount(printed.locator('tbody tr').last().locator('td').last())).toBe(after);
    });

    test('by keyboard alone a member opens a round and an entry, and closes them', async ({ member: page, say }) => {
      for (const [path, list] of [
        ['/m/gameRecord', 'Bets'],
        ['/m/transaction/record', 'Transactions'],
      ] as const) {
        await go(page, path);
        const row = page
          .getByRole('table', { name: say(list) })
          .getByRole('rowheader')
          .first()
          .getByRole('button');
        await expect(row).toBeVisible();
        await tabTo(page, row);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, '[role=dialog]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(row).toBeFocused();
      }
    });
  });
}

test.describe('on 320 px, in English', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 568 } });

  test('by keyboard alone a member takes money to a provider, and brings it home [S2-209]', async ({
    member: page,
    say,
  }) => {
    await go(page, '/m/wallets');
    const main = page.getByRole('main');
    const move = main.getByRole('button', { name: say('Move money: {name}', { name: 'Sol a Pino' }) });
    await expect(move).toBeVisible();
    await tabTo(page, move);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: say('Move money') });
    const amount = sheet.getByRole('textbox', { name: say('Amount') });
    await expect(amount).toBeVisible();
    await tabTo(page, amount);
    await page.keyboard.type('12.00');
    await expectAccessible(page, '[role=dialog]');
    await tabTo(page, sheet.getByRole('button', { name: new RegExp(`^${say('Move')} `) }));
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    const home = main.getByRole('button', { name: say('Bring all to the main wallet') });
    await expect(home).toBeEnabled();
    await tabTo(page, home);
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await tabTo(page, asked.getByRole('button', { name: say('Bring home') }));
    await page.keyboard.press('Enter');
    await expect(
      main
        .getByRole('list', { name: say('Your transfers') })
        .getByRole('listitem')
        .first(),
    ).toContainText(say('Arrived in the main wallet.'));
    await expectAccessible(page);
  });
});
