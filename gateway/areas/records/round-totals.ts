import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import type { RoundGroup, roundTotals } from '#src/contract/records/records.ts';
import type { Time } from '#gateway/ledger/periods.ts';
import { roundsWithin } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { Whose } from './whose-records.ts';

/** Stake, win and their difference; from minor units. */
export const inAmounts = (stake: number, win: number) => ({
  stake: fromMinor(stake),
  win: fromMinor(win),
  net: fromMinor(win - stake),
});

/**
 * The sums of a player's rounds that began in a time, by category or by vendor, the most staked first; moments in epoch ms. Cancelled
 * rounds are left out. A game that has left the catalogue has no category: its key is empty.
 */
export async function readRoundTotals(
  { db, playerId, currency }: Whose,
  { from, to, by }: Time & { readonly by: RoundGroup },
): Promise<CallValue<typeof roundTotals>> {
  const played = db
    .selectFrom(roundsWithin(db, { memberId: playerId, from, to }))
    .leftJoin('games', 'games.node_id', 'played.node_id')
    .leftJoin('vendors', 'vendors.vassalage', 'played.vendor')
    .where('played.currency', '=', currency)
    .where('played.state', '!=', 'cancelled')
    .select((eb) =>
      (by === 'vendor' ? eb.ref('played.vendor') : eb.fn.coalesce('games.game_type', eb.val(''))).as('key'),
    )
    .select((eb) => (by === 'vendor' ? eb.fn.coalesce('vendors.name', 'played.vendor') : eb.val('')).as('name'))
    .select(['played.rounds', 'played.stake_minor', 'played.win_minor'])
    .as('grouped');
  const rows = await db
    .selectFrom(played)
    .select([
      'key',
      'name',
      sumOf('rounds').as('rounds'),
      sumOf('stake_minor').as('stake'),
      sumOf('win_minor').as('win'),
    ])
    .groupBy(['key', 'name'])
    .execute();
  const items = rows
    .filter(({ rounds }) => rounds > 0)
    .toSorted((a, b) => b.stake - a.stake || (a.key < b.key ? -1 : 1));
  const total = (part: 'rounds' | 'stake' | 'win') => items.reduce((sum, row) => sum + row[part], 0);
  return {
    items: items.map(({ key, name, rounds, stake, win }) => ({ key, name, rounds, ...inAmounts(stake, win) })),
    pageNum: 1,
    totalPages: 1,
    totals: { currency, rounds: total('rounds'), ...inAmounts(total('stake'), total('win')) },
  };
}
