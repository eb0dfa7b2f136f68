import type { TestGateway } from './test-gateway.ts';
import { transact } from '../db/transact.ts';
import { joinTeam, moveMember } from '../ledger/teams/team-tree.ts';
import { closeDays } from '../areas/agents/close-days.ts';
import { payRebates } from '../areas/agents/pay-rebates.ts';
import { setRates } from '../areas/agents/set-rates.ts';
import type { RebateCategory } from '#src/contract/agents/agents.ts';
import { addMember, fundMember } from './test-members.ts';
import { playRound } from './play-round.ts';

/** Noon to five past midnight of the day after, in the merchant's time zone; ms. */
const untilClosed = 16 * 3_600_000;
let count = 0;

/** Agents and members of teams, and what happens to them, by the gateway's own rules. */
export function teamScene(gateway: TestGateway, timeZone = 'America/Sao_Paulo') {
  const days = { merchant: 'mare', timeZone };
  /** A member below an agent, or the leader of a team. */
  const join = async (agentId: string | null, type = 0) => {
    const { id, account } = await addMember(gateway.db, `team${(count += 1)}`, { type, created_at: gateway.clock() });
    await fundMember(gateway.db, id, 100_000);
    await transact(gateway.db, (trx) => joinTeam(trx, { memberId: id, agentId, ...days }, gateway.clock()));
    return { id, account };
  };
  const move = (memberId: string, agentId: string | null) =>
    transact(gateway.db, (trx) => moveMember(trx, { memberId, agentId, ...days }, gateway.clock()));
  const rate = (agentId: string, rates: Partial<Record<RebateCategory, number>>, above: string | null = null) =>
    transact(gateway.db, (trx) =>
      setRates(trx, { agentId, rates, by: 'ana.operadora', merchant: 'mare' }, above, gateway.clock()),
    );
  const play = (memberId: string, stake: number, win = 0) => playRound(gateway, memberId, { stake, win });
  /** Goes on to the next day, closes what is over, and pays. */
  const nextDay = async () => {
    gateway.advance(untilClosed);
    await closeDays(gateway);
    await payRebates(gateway);
    gateway.advance(24 * 3_600_000 - untilClosed);
  };
  const rebatesOf = (agentId: string) =>
    gateway.db.selectFrom('rebates').selectAll().where('agent_id', '=', agentId).orderBy('day').execute();
  const daysOf = (agentId: string) =>
    gateway.db
      .selectFrom('agent_days')
      .selectAll()
      .where('agent_id', '=', agentId)
      .orderBy('day')
      .orderBy('category')
      .execute();
  /** Turnovers by day of all below an agent, in closed days. */
  const turnovers = async (agentId: string) =>
    (await daysOf(agentId))
      .filter(({ category }) => category !== '')
      .map(({ day, turnover_minor }) => [day, turnover_minor]);
  return { join, move, rate, play, nextDay, rebatesOf, daysOf, turnovers };
}
