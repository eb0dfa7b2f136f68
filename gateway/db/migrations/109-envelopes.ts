import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Rains of red envelopes: an agent pays, the members below take (gateway/areas/agents/envelopes). */
export const envelopes = {
  /**
   * `sealed`: the amounts in their order with the seed that drew them, encrypted; `commitment` is the hash of that text. `seed`: told once the rain has ended.
   * `taken` envelopes have paid `paid_minor`, and what was left came back as `returned_minor`. `ended_by`: the operator who has stopped it.
   */
  rains: {
    id: 'key',
    agent_id: '-> members.id',
    currency: 'text',
    total_minor: 'long',
    envelopes: 'integer',
    least_minor: 'long',
    most_minor: 'long',
    whom: 'text: team|direct',
    starts_at: 'long',
    ends_at: 'long',
    created_at: 'long',
    commitment: 'text',
    sealed: 'text',
    seed: 'text?',
    taken: 'integer',
    paid_minor: 'long',
    returned_minor: 'long',
    state: 'text: open|over|cancelled|stopped',
    ended_at: 'long?',
    ended_by: 'text',
    reason: 'text',
  },
  /** Who has taken which envelope: one of a member. */
  rain_takes: {
    rain_id: '-> rains.id',
    number: 'integer',
    member_id: '-> members.id',
    amount_minor: 'long',
    taken_at: 'long',
  },
  /** How far the members have been told of a rain that has begun: all up to the id `told_to`. It has a row of its own, so that nobody who takes waits. */
  rain_news: { rain_id: '-> rains.id', told_to: 'text', starts_at: 'long', done: 'flag' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, envelopes, {
    rains: {
      checks: {
        bounds: sql`envelopes > 0 and least_minor > 0 and envelopes * least_minor <= total_minor and total_minor <= envelopes * most_minor`,
        taken: sql`taken between 0 and envelopes and paid_minor between 0 and total_minor`,
        ended: sql`(state = 'open') = (ended_at is null)`,
        whole: sql`returned_minor = case when state = 'open' then 0 else total_minor - paid_minor end`,
        time: sql`starts_at < ends_at`,
      },
      indexes: { agent: ['agent_id', 'created_at'], due: ['state', 'ends_at'] },
    },
    rain_takes: {
      primaryKey: ['rain_id', 'number'],
      unique: [['rain_id', 'member_id']],
      indexes: { member: ['member_id', 'taken_at'] },
    },
    rain_news: { primaryKey: ['rain_id'], indexes: { due: ['done', 'starts_at'] } },
  });
}
