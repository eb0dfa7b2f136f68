import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Number of rounds, their stakes and wins; minor units. */
const sums = {
  vendor: 'text',
  node_id: 'text',
  currency: 'text',
  rounds: 'integer',
  stake_minor: 'long',
  win_minor: 'long',
} as const;

/** The rounds of large teams, summed up (docs/decisions/127-rounds-of-large-teams.md). */
export const teamRounds = {
  /** How ended rounds have changed since the sums of teams were made; below zero where they no longer count. `created_at`: when the round began, epoch ms. */
  round_changes: { merchant_code: 'text', member_id: 'text', created_at: 'long', ...sums },
  /** Agents whose teams are summed up. What began at `wrong_since` (epoch ms) or later has to be summed up again. */
  team_round_agents: { agent_id: '-> members.id', wrong_since: 'long?' },
  /** Ended rounds of all below an agent, by the hour and by the merchant's day in which they began; a day begins an hour of its own. */
  team_round_sums: { agent_id: '-> members.id', span: 'text: hour|day', begun_at: 'long', ...sums },
  /** No process takes changes into the sums before `due_at`. */
  team_folds: { merchant_code: '-> merchants.code', due_at: 'long' },
} as const;

/** Only the gateway on PostgreSQL writes to these tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, teamRounds, {
    team_round_agents: { primaryKey: ['agent_id'] },
    team_round_sums: { primaryKey: ['agent_id', 'span', 'begun_at', 'vendor', 'node_id', 'currency'] },
    team_folds: { primaryKey: ['merchant_code'] },
  });
  await db.schema
    .createIndex('round_sums_hours')
    .on('round_sums')
    .columns(['begun_at', 'member_id'])
    .where(sql.ref('span'), '=', 'hour')
    .execute();
}
