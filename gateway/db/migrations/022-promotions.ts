import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Promotions, their participants, and the claimed rewards. */
export const promotions = {
  /** `category` is empty where every game counts. `review`: the operator decides before a reward is issued. */
  promotions: {
    id: 'key',
    title_pt: 'text',
    title_en: 'text',
    summary_pt: 'text',
    summary_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    art: 'text',
    goal: 'text: none|turnover',
    category: 'text',
    review: 'flag',
    active: 'flag',
    sort_order: 'integer',
    starts_at: 'long',
    ends_at: 'long?',
  },
  promotion_stages: {
    promotion_id: '-> promotions.id',
    stage: 'integer',
    goal_minor: 'long',
    reward_minor: 'long',
  },
  promotion_members: { promotion_id: '-> promotions.id', member_id: '-> members.id', joined_at: 'long' },
  /** At most one of a stage for each member. The ledger's journal of a claimed one has the cause `promotion` and its id. */
  promotion_rewards: {
    id: 'key',
    promotion_id: '-> promotions.id',
    member_id: '-> members.id',
    stage: 'integer',
    reward_minor: 'long',
    state: 'text: applying|rejected|issued|claimed',
    reason: 'text',
    decided_by: 'text',
    asked_at: 'long',
    changed_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, promotions, {
    promotion_stages: { primaryKey: ['promotion_id', 'stage'], checks: { reward: sql`reward_minor > 0` } },
    promotion_members: { primaryKey: ['promotion_id', 'member_id'], indexes: { member: ['member_id'] } },
    promotion_rewards: {
      unique: [['promotion_id', 'member_id', 'stage']],
      indexes: { state: ['state', 'asked_at'], member: ['member_id'] },
    },
  });
