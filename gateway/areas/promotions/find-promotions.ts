import { fromMinor } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import type { Promotion } from '#src/contract/promotions/promotions.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#gateway/db/tables.ts';

/** Every promotion that is shown, with its stages, in the operator's order. */
export async function findPromotions(db: Kysely<Tables>, language: Language): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const stages = await findStages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: language === 'en' ? row.title_en : row.title_pt,
    summary: language === 'en' ? row.summary_en : row.summary_pt,
    content: language === 'en' ? row.content_en : row.content_pt,
    art: row.art,
    goal: row.goal,
    category: v.is(GameCategory, row.category) ? row.category : '',
    review: row.review === 1,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    stages: stages
      .filter(({ promotion_id }) => promotion_id === row.id)
      .map(({ stage, goal_minor, reward_minor, reward_points }) => ({
        stage,
        goal: fromMinor(goal_minor),
        reward: fromMinor(reward_minor),
        points: reward_points,
      })),
  }));
}

/** The stages of some promotions, the first ones first. */
export const findStages = async (
  db: Kysely<Tables>,
  promotionIds: readonly string[],
): Promise<Tables['promotion_stages'][]> =>
  promotionIds.length === 0
    ? []
    : db
        .selectFrom('promotion_stages')
        .selectAll()
        .where('promotion_id', 'in', promotionIds)
        .orderBy('stage')
        .execute();
