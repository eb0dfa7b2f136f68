import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { hourIn } from '../team/hours-of.ts';

export type Span = Tables['team_round_sums']['span'];

/** Changes that the sums of teams do not have yet, beside the links to all above the member on the day in which the round began. */
export const changesBelow = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('round_changes')
    .innerJoin('team_days', (join) =>
      join.on('team_days.merchant_code', '=', merchant).on('team_days.starts_at', '=', (eb) =>
        eb
          .selectFrom('team_days as begun')
          .select((one) => one.fn.max('begun.starts_at').as('at'))
          .where('begun.merchant_code', '=', merchant)
          .whereRef('begun.starts_at', '<=', 'round_changes.created_at'),
      ),
    )
    .innerJoin('team_links', 'team_links.member_id', 'round_changes.member_id')
    .where('round_changes.merchant_code', '=', merchant)
    .where('team_links.depth', '>', 0)
    .whereRef('team_links.since_day', '<=', 'team_days.day')
    .whereRef('team_links.until_day', '>', 'team_days.day');

const hour = hourIn('round_changes.created_at');
const day = sql.ref<number>('team_days.starts_at');

/** When the day or the hour of a change began, in SQL; in the middle of an hour a day begins an hour of its own. */
export const begunIn = {
  day,
  hour: sql<number>`case when ${hour} > ${day} then ${hour} else ${day} end`,
} as const satisfies Record<Span, unknown>;
