import { transact } from '#gateway/db/transact.ts';
import { joinTeam } from '#gateway/ledger/teams/team-tree.ts';
import { insertRounds } from '#gateway/testing/rounds.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs, withParts } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { go } from '../support/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const days = { merchant: 'mare', timeZone: 'America/Sao_Paulo' };

/** An agent below otavio.reis with a player, who has finished two rounds: 60.00 staked, 15.00 won. */
const growTeam = (site: GatewayProcess, branch: string, player: string) =>
  withParts(site, async ({ db }) => {
    const now = Date.now();
    const leader = await db
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'otavio.reis')
      .executeTakeFirstOrThrow();
    const agent = await addMember(db, branch, { type: 3, created_at: now });
    const member = await addMember(db, player, { created_at: now });
    await transact(db, (trx) => joinTeam(trx, { memberId: agent.id, agentId: leader.id, ...days }, now));
    await transact(db, (trx) => joinTeam(trx, { memberId: member.id, agentId: agent.id, ...days }, now));
    const game = await db
      .selectFrom('games')
      .select(['node_id', 'vassalage'])
      .where('game_type', '=', 'RNG')
      .orderBy('node_id')
      .executeTakeFirstOrThrow();
    const round = { vendor: game.vassalage, node_id: game.node_id, member_id: member.id, currency: 'BRL' };
    await insertRounds(
      db,
      [
        [4000, 0],
        [2000, 1500],
      ].map(([stake_minor = 0, win_minor = 0], index) => ({
        ...round,
        ...{ id: `${player}-${index}`, round_id: `${player}-${index}`, state: 'ended' as const, bets: 1 },
        ...{ stake_minor, win_minor, created_at: now - 1000 + index, ended_at: now },
      })),
    );
  });

for (const language of ['pt', 'en'] as const) {
  test.describe(() => {
    test.use({ language });
    test(`in ${language} an agent sees the figures of the team [S2-075], its members [S2-077], profit and loss [S2-079] and rounds [S2-080] of their own team [S2-092]`, async ({
      page,
      gateway,
      say,
    }) => {
      const [branch, player] = [`rio.bravo.${language}`, `rio.manso.${language}`];
      await growTeam(gateway, branch, player);
      await comeBackAs(page, gateway, 'otavio.reis');

      await test.step('overview', async () => {
        await go(page, '/m/agent/team/overview');
        await page.getByRole('radio', { name: say('Today') }).click({ force: true });
        const figures = page.getByRole('region', { name: say('Figures of the period') });
        await expect(figures.getByRole('definition').nth(2)).toContainText(/\d/);
        await expect(page.getByRole('region', { name: say('Bets by category') }).getByRole('list')).toContainText(
          say('Slots'),
        );
        await expectAccessible(page);
      });

      await test.step('team, by keyboard', async () => {
        await go(page, '/m/member/team');
        await page.getByRole('searchbox').fill(`.${language.toUpperCase()}`);
        const list = page.getByRole('list', { name: say('Members') });
        await expect(list.getByRole('listitem')).toHaveCount(2);
        await expectAccessible(page);
        await list.getByRole('button', { name: new RegExp(branch) }).focus();
        await page.keyboard.press('Enter');
        const sheet = page.getByRole('dialog', { name: branch });
        await expect(sheet.getByRole('definition').nth(2)).toContainText('60');
        await expectAccessible(page);
        await sheet.getByRole('button', { name: /1/ }).press('Enter');
        await expect(page.getByRole('navigation', { name: say('Path in the team') })).toContainText(branch);
        await expect(list.getByRole('listitem')).toHaveCount(1);
        await expect(list).toContainText(player);
        await page.setViewportSize({ width: 320, height: 640 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBe(320);
      });

      await test.step('rounds of one member', async () => {
        await page
          .getByRole('list', { name: say('Members') })
          .getByRole('button')
          .click();
        await page
          .getByRole('dialog')
          .getByRole('link', { name: say('See their bets') })
          .click();
        await expect(page).toHaveURL(/\/m\/teamBetting/);
        const table = page.getByRole('table', { name: say('Bets of the team') });
        await expect(table.getByRole('rowheader')).toHaveCount(2);
        for (const row of await table.getByRole('rowheader').all()) await expect(row).toContainText(player);
        await expectAccessible(page);
      });

      await test.step('profit and loss', async () => {
        await go(page, '/m/agent/team/pnl');
        await expect(page.getByRole('table', { name: say('Profit and loss by day') }).getByRole('row')).toHaveCount(9);
        await page.getByRole('radio', { name: say('Direct') }).click({ force: true });
        await expect(page.getByRole('table', { name: say('Profit and loss by direct member') })).toContainText(branch);
        await expectAccessible(page);
      });
    });
  });
}

test('a member who is no agent is told so on the pages of a team [S2-092]', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 403 .*\/wps\/agent\//);
  await comeBackAs(page, gateway, 'marina.costa');
  for (const path of ['/m/agent/team/overview', '/m/agent/team/pnl', '/m/member/team', '/m/teamBetting']) {
    await go(page, path);
    await expect(
      page.getByRole('main').getByText(say('No permission, or the feature is temporarily unavailable.')),
    ).toBeVisible();
  }
});
