import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Points as a reward, of a promotion's stage and of a mission. */
export const points = {
  /** A stage gives money, points, or both. */
  promotion_stages: {
    promotion_id: '-> promotions.id',
    stage: 'integer',
    goal_minor: 'long',
    reward_minor: 'long',
    reward_points: 'integer',
  },
  /** The ledger's journal of the points of a claimed one has the cause `points` and its id. */
  promotion_rewards: { reward_points: 'integer' },
  /** A mission of a day (YYYY-MM-DD, the merchant's) whose points were claimed, once; its journal has the cause `points` and its id. */
  mission_rewards: {
    id: 'key',
    member_id: '-> members.id',
    day: 'text',
    kind: 'text: rounds|games|vendors',
    points: 'integer',
    claimed_at: 'long',
  },
} as const;

type Stage = { promotion_id: string; stage: number; goal_minor: number; reward_minor: number };

export async function up(db: Kysely<unknown>): Promise<void> {
  const { promotion_stages, promotion_rewards, mission_rewards } = points;
  await addColumns(db, { promotion_rewards });
  // The table of before refuses a stage without money, and SQLite changes no check.
  const stages = (await sql<Stage>`select * from promotion_stages`.execute(db)).rows;
  await db.schema.dropTable('promotion_stages').execute();
  await createTables(
    db,
    { promotion_stages, mission_rewards },
    {
      promotion_stages: {
        primaryKey: ['promotion_id', 'stage'],
        checks: { reward: sql`reward_minor >= 0 and reward_points >= 0 and reward_minor + reward_points > 0` },
      },
      mission_rewards: { unique: [['member_id', 'day', 'kind']], checks: { points: sql`points > 0` } },
    },
  );
  for (const { promotion_id, stage, goal_minor, reward_minor } of stages)
    await sql`insert into promotion_stages (promotion_id, stage, goal_minor, reward_minor, reward_points)
      values (${promotion_id}, ${stage}, ${goal_minor}, ${reward_minor}, 0)`.execute(db);
}
