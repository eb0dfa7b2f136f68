import { type RawBuilder, sql } from 'kysely';

/**
 * What a player has staked in rounds of a currency that have ended, in minor units, from the sums of days. A bet that was rolled back
 * stands in no stake, and a round without a bet is cancelled, also when that comes after its end.
 */
export const endedStakes = (memberId: RawBuilder<string>, currency: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`(
  select cast(coalesce(sum(stake_minor), 0) as bigint) from ${sql.table('round_sums')}
  where member_id = ${memberId} and span = 'day' and currency = ${currency} and state = 'ended')`;
