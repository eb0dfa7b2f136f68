import { type Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Sums of play and payments; minor units. */
const sums = {
  turnover_minor: 'long',
  win_minor: 'long',
  bonus_minor: 'long',
  deposit_minor: 'long',
  withdrawal_minor: 'long',
} as const;
const counts = { visitors: 'integer', active: 'integer', registered: 'integer' } as const;

/** What large teams have done up to a moment, which a job sums up again and again (docs/decisions/126-large-teams-are-summed-up-beforehand.md). */
export const teamTails = {
  /** The moment, and the open day of it; no process begins before `due_at`. */
  team_tails: { merchant_code: '-> merchants.code', day: 'text', summed_at: 'long', due_at: 'long' },
  /** As `agent_days`, of the days that were not closed. */
  agent_tails: {
    agent_id: '-> members.id',
    day: 'text',
    category: 'text',
    currency: 'text',
    members: 'integer',
    ...counts,
    ...sums,
  },
  /** Members below an agent who did something from a day to the open one, each once. */
  agent_periods: { agent_id: '-> members.id', since_day: 'text', ...counts },
  /** Sums of a member and all below them from a day to the open one. `result_minor`: the turnover less the wins. */
  branch_periods: { since_day: 'text', member_id: '-> members.id', ...sums, result_minor: 'long' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, teamTails, {
    team_tails: { primaryKey: ['merchant_code'] },
    agent_tails: { primaryKey: ['agent_id', 'day', 'category', 'currency'] },
    agent_periods: { primaryKey: ['agent_id', 'since_day'] },
    branch_periods: {
      primaryKey: ['since_day', 'member_id'],
      indexes: {
        turnover: ['since_day', 'turnover_minor'],
        deposit: ['since_day', 'deposit_minor'],
        result: ['since_day', 'result_minor'],
        member: ['member_id'],
      },
    },
  });
  await db.schema.createIndex('team_links_since').on('team_links').columns(['ancestor_id', 'since_day']).execute();
  await db.schema.createIndex('team_links_depth').on('team_links').columns(['ancestor_id', 'depth']).execute();
}
