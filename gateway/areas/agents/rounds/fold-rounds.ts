import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import { isPostgres } from '#gateway/db/is-postgres.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { lockTeams } from '#gateway/ledger/teams/team-tree.ts';
import { readMerchant } from '../../site/merchant.ts';
import { claim } from '../tails/claim.ts';
import { begunIn, changesBelow, type Span } from './changes-below.ts';
import { keyColumns, sumAgent, sumColumns, sumParts } from './sum-agent.ts';

/** Pause after the changes were taken in; ms. */
const pause = 4000;

type Source = Pick<Gateway, 'db' | 'clock' | 'config'>;

/**
 * Takes what rounds have become into the sums of large teams, which `sumTails` has found, all of it as it is at one moment; answers of how many agents. Sums
 * and the changes that are left are at every moment what the sums of members are. Does nothing where another process does, and on SQLite.
 */
export async function foldRounds(gateway: Source): Promise<number> {
  const { db, clock } = gateway;
  const merchant = isPostgres(db) ? await readMerchant(gateway, gateway.config.merchant) : undefined;
  if (!merchant || !(await claim(db, 'team_folds', { merchant_code: merchant.code }, clock()))) return 0;
  try {
    await addAgents(db, merchant.code);
    const work = db.transaction().setIsolationLevel('repeatable read');
    return await work.execute((trx) => fold(trx, merchant.code));
  } finally {
    const due = { due_at: clock() + pause };
    await db.updateTable('team_folds').set(due).where('merchant_code', '=', merchant.code).execute();
  }
}

/** Large teams without sums get theirs. A member who joins a team meanwhile waits, so that the first sums have their links. */
async function addAgents(db: Kysely<Tables>, merchant: string): Promise<void> {
  const found = await db
    .selectFrom('agent_tails')
    .innerJoin('members', 'members.id', 'agent_tails.agent_id')
    .leftJoin('team_round_agents', 'team_round_agents.agent_id', 'agent_tails.agent_id')
    .where('members.merchant_code', '=', merchant)
    .where('team_round_agents.agent_id', 'is', null)
    .select('agent_tails.agent_id')
    .distinct()
    .execute();
  if (found.length === 0) return;
  await transact(db, async (trx) => {
    await lockTeams(trx, merchant);
    const rows = found.map(({ agent_id }) => ({ agent_id, wrong_since: 0 }));
    await insertRows(trx, 'team_round_agents', rows);
  });
}

async function fold(trx: Transaction<Tables>, merchant: string): Promise<number> {
  for (const span of ['hour', 'day'] as const) await addChanges(trx, merchant, span);
  await trx.deleteFrom('round_changes').where('merchant_code', '=', merchant).execute();
  const agents = await trx
    .selectFrom('team_round_agents')
    .innerJoin('members', 'members.id', 'agent_id')
    .where('merchant_code', '=', merchant)
    .select(['agent_id as id', 'wrong_since as since'])
    .execute();
  for (const { id, since } of agents) {
    if (since === null) continue;
    await sumAgent(trx, { id, merchant }, since);
    await trx.updateTable('team_round_agents').set({ wrong_since: null }).where('agent_id', '=', id).execute();
  }
  return agents.length;
}

/** Adds changes to the sums of all above, but for those that are made again from before. */
async function addChanges(trx: Transaction<Tables>, merchant: string, span: Span): Promise<void> {
  const changes = changesBelow(trx, merchant)
    .innerJoin('team_round_agents', 'team_round_agents.agent_id', 'team_links.ancestor_id')
    .where((eb) => eb.or([eb('wrong_since', 'is', null), eb('wrong_since', '>', eb.ref('round_changes.created_at'))]))
    .select(['team_round_agents.agent_id', begunIn[span].as('begun_at'), 'vendor', 'node_id', 'currency'])
    .select(['rounds', 'stake_minor', 'win_minor']);
  await trx
    .insertInto('team_round_sums')
    .columns(sumColumns)
    .expression(sumParts(trx, changes, span))
    .onConflict((conflict) =>
      conflict.columns(keyColumns).doUpdateSet((eb) => ({
        rounds: eb('team_round_sums.rounds', '+', eb.ref('excluded.rounds')),
        stake_minor: eb('team_round_sums.stake_minor', '+', eb.ref('excluded.stake_minor')),
        win_minor: eb('team_round_sums.win_minor', '+', eb.ref('excluded.win_minor')),
      })),
    )
    .execute();
}
