import { type Transaction, sql } from 'kysely';
import { compiled, type Params } from '../../db/compiled.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import { isInPlayMoney } from '../../db/play-tables.ts';
import type { Tables } from '../../db/tables.ts';

type Change = Omit<Tables['round_changes'], 'merchant_code'>;

const columns = [
  ...(['merchant_code', 'member_id', 'created_at', 'vendor', 'node_id', 'currency'] as const),
  ...(['rounds', 'stake_minor', 'win_minor'] as const),
];

const add = compiled((db, param: Params<Change>) => {
  const text = (name: 'vendor' | 'node_id' | 'currency') => sql<string>`cast(${param(name)} as text)`.as(name);
  const long = (name: 'created_at' | 'stake_minor' | 'win_minor') =>
    sql<number>`cast(${param(name)} as bigint)`.as(name);
  return db
    .insertInto('round_changes')
    .columns(columns)
    .expression(
      db
        .selectFrom('members')
        .where('id', '=', param('member_id'))
        .select(['merchant_code', 'id', long('created_at'), text('vendor'), text('node_id'), text('currency')])
        .select([
          sql<number>`cast(${param('rounds')} as integer)`.as('rounds'),
          long('stake_minor'),
          long('win_minor'),
        ]),
    );
});

/**
 * Notes a change of ended rounds for the sums of large teams (areas/agents/rounds), in the transaction that makes it: no player waits for the row of
 * a leader. SQLite has no such sums, and play money no teams.
 */
export async function recordRoundChange(trx: Transaction<Tables>, change: Change): Promise<void> {
  if (isPostgres(trx) && !isInPlayMoney(trx)) await add.run(trx, change);
}

/** Marks the rounds of the open day to be summed up again for all above a member who joined a team in it, and may have played before. */
export async function markForRecount(
  trx: Transaction<Tables>,
  { merchant, day, agents }: { readonly merchant: string; readonly day: string; readonly agents: readonly string[] },
): Promise<void> {
  if (agents.length === 0) return;
  const { starts_at: since } = await trx
    .selectFrom('team_days')
    .select('starts_at')
    .where('merchant_code', '=', merchant)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('team_round_agents')
    .set({ wrong_since: since })
    .where('agent_id', 'in', agents)
    .where((eb) => eb.or([eb('wrong_since', 'is', null), eb('wrong_since', '>', since)]))
    .execute();
}
