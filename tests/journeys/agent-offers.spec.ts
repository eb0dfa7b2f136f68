import { acceptContract } from '#gateway/areas/agents/contracts/decide.ts';
import { proposeContract } from '#gateway/areas/agents/contracts/propose.ts';
import { transact } from '#gateway/db/transact.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs, withParts } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownTeam } from '../support/own-team.ts';
import { expectWhole, narrow, usual } from '../support/sound-page.ts';
import { journeyLanguages } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A daily salary of the operator's for a leader, from tomorrow on: 0.08 % from R$ 20,000 and ten active members. */
const salaryFor = (site: GatewayProcess, account: string) =>
  withParts(site, async ({ db }) => {
    const { id: agentId } = await db
      .selectFrom('members')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const terms = {
      ...{ kind: 'salary' as const, tiers: [{ turnover: 2_000_000, active: 10, rate: 8 }] },
      until: `${new Date().getUTCFullYear() + 1}-06-30`,
    };
    const made = await transact(db, (trx) =>
      proposeContract(trx, { agentId, by: 'op', merchant: 'mare', ...terms }, null, Date.now()),
    );
    if ('why' in made) throw new Error(made.why);
    await transact(db, (trx) => acceptContract(trx, { id: made.id, agentId, merchant: 'mare' }, Date.now()));
  });

for (const language of journeyLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an agent offers a contract to an agent below by keyboard alone, within their own, and withdraws it [S2-092, S2-224]', async ({
      page,
      gateway,
      say,
    }) => {
      const { leader, below } = await ownTeam(gateway);
      await salaryFor(gateway, leader);
      await comeBackAs(page, gateway, leader);
      await page.goto('/m/member/agent/getSalaryContract');
      await waitForStart(page);
      const main = page.getByRole('main');
      const row = main.getByRole('list', { name: say('Agents below you') }).getByRole('button', { name: below });
      await expect(row).toContainText(say('No contract'));
      await expectAccessible(page);
      await row.press('Enter');
      const sheet = page.getByRole('dialog', { name: below });
      const rate = sheet.getByRole('textbox', { name: say('Salary'), exact: true });
      await rate.focus();
      await page.keyboard.type('0,09');
      await page.keyboard.press('Enter');
      await expect(
        sheet.getByText(say('At most {0}, as in your own contract.', { 0: language === 'pt' ? '0,08%' : '0.08%' })),
      ).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectWhole(page, '320 px');
      await page.setViewportSize(usual);
      await rate.fill('');
      await page.keyboard.type('0,06');
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog', {
        name: say('Offer {account} this contract?', { account: below }),
      });
      await expect(question).toContainText(language === 'pt' ? '0,06%' : '0.06%');
      await expectAccessible(page, '[role="alertdialog"]');
      await question.getByRole('button', { name: say('Send offer') }).press('Enter');
      await expect(page.getByText(say('Offered to {account}', { account: below }))).toBeVisible();
      await expect(sheet).toHaveCount(0);
      await expect(row).toContainText(say('Offer awaiting their answer'));
      const made = main.getByRole('list', { name: say('Sent offers') }).getByRole('listitem');
      await expect(made).toHaveCount(1);
      await expect(made.first()).toContainText(below);

      await row.press('Enter');
      await sheet.getByRole('button', { name: say('Withdraw the offer') }).press('Enter');
      const withdrawal = page.getByRole('alertdialog', { name: say('Withdraw this offer?') });
      await withdrawal.getByRole('button', { name: say('Withdraw it'), exact: true }).press('Enter');
      await expect(page.getByText(say('Offer withdrawn'))).toBeVisible();
      await expect(row).toContainText(say('No contract'));
      await expect(made.first()).toContainText(say('Withdrawn'));
    });
  });
}
