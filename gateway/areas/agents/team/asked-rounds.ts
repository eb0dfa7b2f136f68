import { type RawBuilder, sql } from 'kysely';
import type { Time } from '#gateway/ledger/periods.ts';
import type { Days, Team } from './team-place.ts';

/** Rounds of some days and their moments, of one member, category (code) or vendor, if any. */
export type Asked = {
  readonly days: Days;
  readonly time: Time;
  readonly account?: string | undefined;
  readonly category?: string | undefined;
  readonly vendor?: string | undefined;
};

/** Whether the game of a table's row is of the category and the vendor, in SQL; a game's category is the one of now. */
export function ofAsked({ db }: Team, { category, vendor }: Asked, table: string): RawBuilder<boolean> {
  const games = db
    .selectFrom('games')
    .select('node_id')
    .where('game_type', '=', category ?? '');
  const ofCategory = category === undefined ? sql`` : sql` and ${sql.ref(`${table}.node_id`)} in ${games}`;
  const ofVendor = vendor === undefined ? sql`` : sql` and ${sql.ref(`${table}.vendor`)} = ${vendor}`;
  return sql<boolean>`1 = 1${ofCategory}${ofVendor}`;
}
