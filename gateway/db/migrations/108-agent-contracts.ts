import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Sums of a team by which an agent is paid; minor units, rates in hundredths of a percent. */
const figures = { active: 'integer', turnover_minor: 'long', tier: 'integer', rate: 'integer' } as const;

/** Contracts of agents, and what is paid by them (docs/decisions/123-a-contract-is-accepted-once.md). Days are YYYY-MM-DD. */
export const agentContracts = {
  /**
   * An offer of the agent directly above (`proposer_id`) or of the operator, and the contract that it becomes. It was offered for the days from `from_day`
   * to the day before `until_day`, and holds from `holds_from` to the day before `holds_until`.
   */
  agent_contracts: {
    id: 'key',
    agent_id: '-> members.id',
    kind: 'text: salary|dividend|hourly',
    proposer_id: 'text?',
    made_by: 'text',
    from_day: 'text',
    until_day: 'text',
    state: 'text: proposed|accepted|refused|withdrawn|ended|replaced',
    holds_from: 'text?',
    holds_until: 'text?',
    created_at: 'long',
    decided_at: 'long?',
    ended_at: 'long?',
  },
  /** A tier holds from so much turnover and so many active members on; the highest that holds decides. */
  contract_tiers: {
    contract_id: '-> agent_contracts.id',
    place: 'integer',
    turnover_minor: 'long',
    active: 'integer',
    rate: 'integer',
  },
  /** Closed days whose contracts were summed up. `fee_rate`: what payments cost the house, in hundredths of a percent. */
  contract_days: { merchant_code: '-> merchants.code', day: 'text', fee_rate: 'integer', settled_at: 'long' },
  /**
   * What a contract comes to in a period, with all that it was made of: a day, or from the 1st or 16th to `last_day`. `brought_minor` and
   * `carried_minor` are below zero or 0; `given_minor` is what agents below have by contracts of this agent.
   */
  contract_pays: {
    agent_id: '-> members.id',
    kind: 'text: salary|dividend|hourly',
    period: 'text',
    last_day: 'text',
    contract_id: '-> agent_contracts.id',
    currency: 'text',
    ...figures,
    result_minor: 'long',
    rebates_minor: 'long',
    salaries_minor: 'long',
    fees_minor: 'long',
    brought_minor: 'long',
    base_minor: 'long',
    carried_minor: 'long',
    gross_minor: 'long',
    given_minor: 'long',
    amount_minor: 'long',
    state: 'text: due|paid|none',
    paid_at: 'long?',
    attempts: 'integer',
    next_at: 'long',
  },
  /** The hours of a day by which an hourly salary was made: rounds that began in them; epoch ms. */
  contract_hours: { agent_id: '-> members.id', day: 'text', begun_at: 'long', ...figures, gross_minor: 'long' },
} as const;

/** The bare requests of before had no terms that anybody could accept. */
export const droppedRequests = ['contract_requests'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, agentContracts, {
    agent_contracts: {
      checks: {
        days: sql`from_day < until_day`,
        held: sql`(holds_from is null) = (holds_until is null)
          and (holds_from is null) = (state in ('proposed', 'refused', 'withdrawn'))`,
      },
      indexes: { agent: ['agent_id', 'kind', 'state'], proposer: ['proposer_id'], held: ['state', 'holds_until'] },
    },
    contract_tiers: {
      primaryKey: ['contract_id', 'place'],
      checks: {
        bounds: sql`place between 1 and 6 and turnover_minor >= 0 and active >= 0 and rate between 1 and 5000`,
      },
    },
    contract_days: { primaryKey: ['merchant_code', 'day'] },
    contract_pays: {
      primaryKey: ['agent_id', 'kind', 'period'],
      checks: {
        paid: sql`amount_minor between 0 and gross_minor and given_minor >= 0`,
        carried: sql`carried_minor <= 0 and brought_minor <= 0`,
      },
      indexes: { due: ['state', 'next_at'], day: ['last_day'] },
    },
    contract_hours: { primaryKey: ['agent_id', 'begun_at'], indexes: { day: ['day'] } },
  });
  // At most one offer of a kind waits for an agent.
  await sql`create unique index agent_contracts_waiting on agent_contracts (agent_id, kind) where state = 'proposed'`.execute(
    db,
  );
  for (const table of droppedRequests) await db.schema.dropTable(table).execute();
}
