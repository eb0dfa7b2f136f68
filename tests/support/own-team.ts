import type { Page } from '@playwright/test';
import { dayIn } from '#src/contract/core/age.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { transact } from '#gateway/db/transact.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { joinTeam } from '#gateway/ledger/teams/team-tree.ts';
import { writeRates } from '#gateway/ledger/teams/write-rates.ts';
import { addMember, addProfile, fundMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { comeBackAs, withParts } from './begin-session.ts';
import { waitForStart } from './start.ts';

let count = 0;

/**
 * A team that only one journey uses: a leader at 0.80 % for slots and 0.50 % for live games, an agent below at 0.50 % for slots, and yesterday, which earned
 * the leader R$ 12.30. The accounts of both.
 */
export async function ownTeam(site: GatewayProcess): Promise<{ leader: string; below: string }> {
  const number = (count += 1);
  const [leader, below] = [`lider.${process.pid}.${number}`, `carla.${process.pid}.${number}`];
  await withParts(site, async (parts) => {
    const { db } = parts;
    const now = Date.now();
    const merchant = await readMerchant({ db }, 'mare');
    if (!merchant) throw new Error('the demonstration has no merchant');
    const { timeZone } = merchant.settings;
    const days = { merchant: merchant.code, timeZone };
    const add = async (account: string) => {
      const member = await addMember(db, account, { type: 3, created_at: now });
      await addProfile(parts, member, {});
      await fundMember(db, member.id, 0);
      return member.id;
    };
    const [leaderId, belowId] = [await add(leader), await add(below)];
    await transact(db, async (trx) => {
      await joinTeam(trx, { memberId: leaderId, agentId: null, ...days }, now);
      await joinTeam(trx, { memberId: belowId, agentId: leaderId, ...days }, now);
      const since = { by: 'journey', from: '2000-01-01' };
      await writeRates(trx, { agentId: leaderId, rates: { RNG: 80, LIVE: 50 }, ...since }, now);
      await writeRates(trx, { agentId: belowId, rates: { RNG: 50 }, ...since }, now);
      const of = { day: dayAfter(dayIn(now, timeZone), -1), agent_id: leaderId, currency: merchant.currency };
      const line = { ...of, child_id: belowId, category: 'RNG', turnover_minor: 410_000, rate: 80, child_rate: 50 };
      await trx
        .insertInto('rebate_lines')
        .values({ ...line, amount_minor: 1230 })
        .execute();
      const sums = { earned_minor: 1230, brought_minor: 0, paid_minor: 1230, carried_minor: 0 };
      const paid = { state: 'paid' as const, paid_at: now, attempts: 0, next_at: now };
      await trx
        .insertInto('rebates')
        .values({ ...of, ...sums, ...paid })
        .execute();
    });
  });
  return { leader, below };
}

/** Opens a page of the app as the leader of a team of their own; `path` may name the agent below. */
export async function openAsLeader(
  page: Page,
  site: GatewayProcess,
  path: string | ((below: string) => string),
): Promise<{ leader: string; below: string }> {
  const team = await ownTeam(site);
  await comeBackAs(page, site, team.leader);
  await page.goto(typeof path === 'string' ? path : path(team.below));
  await waitForStart(page);
  return team;
}
