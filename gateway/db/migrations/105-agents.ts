import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Sums of play and payments; minor units. Withdrawals are those that were paid. */
const sums = {
  turnover_minor: 'long',
  win_minor: 'long',
  bonus_minor: 'long',
  deposit_minor: 'long',
  withdrawal_minor: 'long',
} as const;

/** Teams of agents, what their members do each day, and what the agents earn by it (docs/decisions/119-a-closed-day-of-a-team-is-never-rewritten.md). Days are YYYY-MM-DD. */
export const agents = {
  /**
   * Who is below whom, from the first day to the day before `until_day`; 9999-12-31 where there is no end. `depth` 0 is the member, once in
   * every team; 1 a member's agent.
   */
  team_links: {
    ancestor_id: '-> members.id',
    member_id: '-> members.id',
    depth: 'integer',
    since_day: 'text',
    until_day: 'text',
  },
  /** Days of a merchant: each begins where the one before ends. `ended_at`: no figure is added any more; `closed_at`: it is summed up under `hash`, with rebates where `pays`. */
  team_days: {
    merchant_code: '-> merchants.code',
    day: 'text',
    starts_at: 'long',
    time_zone: 'text',
    ended_at: 'long?',
    closed_at: 'long?',
    pays: 'flag',
    hash: 'text',
  },
  /** What a member of a team did in a day, by vendor and category of games; payments and visits have neither. */
  member_days: {
    member_id: '-> members.id',
    day: 'text',
    vendor: 'text',
    category: 'text',
    currency: 'text',
    rounds: 'integer',
    ...sums,
    visits: 'integer',
  },
  /** The same of all below an agent in a closed day, by category; the numbers of members are in the row without one. */
  agent_days: {
    agent_id: '-> members.id',
    day: 'text',
    category: 'text',
    currency: 'text',
    members: 'integer',
    visitors: 'integer',
    active: 'integer',
    registered: 'integer',
    ...sums,
  },
  /** An agent's rebate of a category from a day on, in hundredths of a percent of the turnover. */
  rebate_rates: {
    agent_id: '-> members.id',
    category: 'text',
    since_day: 'text',
    rate: 'integer',
    set_by: 'text',
    set_at: 'long',
  },
  /** What an agent earns in a day by the turnover that came by one of their direct members: the difference of both rates. */
  rebate_lines: {
    day: 'text',
    agent_id: '-> members.id',
    child_id: '-> members.id',
    category: 'text',
    currency: 'text',
    turnover_minor: 'long',
    rate: 'integer',
    child_rate: 'integer',
    amount_minor: 'long',
  },
  /** The sum of an agent's lines of a day, what was brought in from the day before, paid, and carried on: below zero alone is carried. */
  rebates: {
    day: 'text',
    agent_id: '-> members.id',
    currency: 'text',
    earned_minor: 'long',
    brought_minor: 'long',
    paid_minor: 'long',
    carried_minor: 'long',
    state: 'text: due|paid|none',
    paid_at: 'long?',
    attempts: 'integer',
    next_at: 'long',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, agents, {
    team_links: {
      primaryKey: ['ancestor_id', 'member_id', 'since_day'],
      checks: { depth: sql`depth between 0 and 7` },
      indexes: { member: ['member_id', 'until_day'] },
    },
    team_days: { primaryKey: ['merchant_code', 'day'], unique: [['merchant_code', 'starts_at']] },
    member_days: {
      primaryKey: ['member_id', 'day', 'vendor', 'category', 'currency'],
      indexes: { day: ['day'] },
    },
    agent_days: { primaryKey: ['agent_id', 'day', 'category', 'currency'], indexes: { day: ['day'] } },
    rebate_rates: { primaryKey: ['agent_id', 'category', 'since_day'], checks: { rate: sql`rate between 0 and 500` } },
    rebate_lines: {
      primaryKey: ['day', 'agent_id', 'child_id', 'category', 'currency'],
      indexes: { agent: ['agent_id', 'day'] },
    },
    rebates: {
      primaryKey: ['day', 'agent_id', 'currency'],
      checks: {
        sum: sql`earned_minor + brought_minor = paid_minor + carried_minor and paid_minor >= 0 and carried_minor <= 0`,
      },
      indexes: { agent: ['agent_id', 'day'], due: ['state', 'next_at'] },
    },
  });
}
