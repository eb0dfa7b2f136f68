import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { setByAgent } from '#gateway/ledger/teams/write-rates.ts';
import { rebatePageSize } from '#src/contract/agents/rebates.ts';
import type { RateChange } from '#src/contract/agents/rebates.schema.ts';
import { knownCategory } from './income.ts';

/**
 * A page of the changes of the agent's rates and of those of the agents directly below, the last first: for these only changes that hold from a day on
 * which they were in this team, and none that another agent made.
 */
export async function readRateHistory(db: Kysely<Tables>, agentId: string, pageNo: number) {
  const changes = db
    .selectFrom('rebate_rates')
    .innerJoin('members', 'members.id', 'rebate_rates.agent_id')
    .where((eb) =>
      eb.or([
        eb('rebate_rates.agent_id', '=', agentId),
        eb.and([
          eb.or([eb('set_by', '=', setByAgent(agentId)), eb('set_by', 'not like', `${setByAgent('')}%`)]),
          eb.exists(
            eb
              .selectFrom('team_links')
              .select('depth')
              .where('team_links.ancestor_id', '=', agentId)
              .where('team_links.depth', '=', 1)
              .whereRef('team_links.member_id', '=', 'rebate_rates.agent_id')
              .whereRef('team_links.since_day', '<=', 'rebate_rates.since_day')
              .whereRef('team_links.until_day', '>', 'rebate_rates.since_day'),
          ),
        ]),
      ]),
    );
  const { n } = await changes.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await changes
    .select(['members.account', 'agent_id', 'category', 'rate', 'since_day', 'set_by', 'set_at'])
    .orderBy('set_at', 'desc')
    .orderBy('since_day', 'desc')
    .orderBy('members.account_folded')
    .orderBy('category')
    .limit(rebatePageSize)
    .offset((pageNo - 1) * rebatePageSize)
    .execute();
  const list = rows.flatMap(({ account, agent_id, rate, since_day, set_by, set_at, ...row }): RateChange[] => {
    const category = knownCategory(row.category);
    if (category === undefined) return [];
    const rest = { by: signedBy(set_by, agentId), at: set_at };
    return [{ account, own: agent_id === agentId, category, rate, from: since_day, ...rest }];
  });
  const totalCount = Number(n);
  return { list, pageNum: pageNo, totalPages: Math.ceil(totalCount / rebatePageSize), totalCount };
}

function signedBy(setBy: string, agentId: string): RateChange['by'] {
  if (setBy === setByAgent(agentId)) return 'self';
  return setBy.startsWith(setByAgent('')) ? 'agent' : 'operator';
}
