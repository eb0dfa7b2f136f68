import { type Transaction, sql } from 'kysely';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { announceChange } from '#gateway/db/announce-change.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { isPlayPlayer } from '#gateway/ledger/play-money.ts';
import type { FollowRounds } from '../vendors/vendor-round.ts';
import { drop } from './drop.ts';
import { endRun } from './end-run.ts';
import { amountOf, type JackpotRow, openLevel } from './runs.ts';
import { announceSoon } from './announce-soon.ts';

/** The active jackpots, cached so that a round costs nothing if there are none. */
const readRunning = cachedValue(['jackpots'], ({ db }) =>
  db
    .selectFrom('jackpots')
    .select(['id', 'category'])
    .where('active', '=', 1)
    .where('commitment', '!=', '')
    .orderBy('id')
    .execute(),
);

const playedBy = compiled((db, param: Params<{ memberId: string; nodeId: string }>) =>
  db
    .selectFrom('members')
    .innerJoin('games', (join) => join.on('games.node_id', '=', param('nodeId')))
    .select(['members.merchant_code', 'games.game_type'])
    .where('members.id', '=', param('memberId')),
);

/** The row stays locked until the round is committed: of many rounds at once one alone sees it pass its level. */
const addStake = compiled((db, param: Params<{ id: string; stake: number }>) =>
  db
    .updateTable('jackpots')
    .set((eb) => ({
      grown: eb('grown', '+', sql<number>`cast(${param('stake')} as bigint) * ${eb.ref('run_rate_bp')}`),
    }))
    .where('id', '=', param('id'))
    .where('active', '=', 1)
    .returningAll(),
);

/** Noted with the growth itself, so that a rollback takes exactly that away again (shrink-jackpots.ts). */
const recordGrowth = compiled((db, param: Params<Tables['jackpot_growth']>) =>
  db.insertInto('jackpot_growth').values({
    vendor: param('vendor'),
    member_id: param('member_id'),
    round_id: param('round_id'),
    jackpot_id: param('jackpot_id'),
    rate_bp: param('rate_bp'),
  }),
);

/**
 * Grows the jackpots by the stakes of a member's round, and pays those that reach their level by it, all in the
 * transaction that ends the round. Play money and members of another merchant grow none.
 */
export const growJackpots: FollowRounds['ended'] = async (gateway) => {
  const running = await readRunning(gateway);
  if (running.length === 0) return null;
  return async (trx, round) => {
    if (round.stakeMinor === 0 || isPlayPlayer(round.memberId)) return null;
    const played = await playedBy.first(trx, round);
    if (played?.merchant_code !== gateway.config.merchant) return null;
    const counting = running.filter(({ category }) => category === '' || category === played.game_type);
    if (counting.length === 0) return null;
    const reached: JackpotRow[] = [];
    // All rows are locked in one order, and before any account, so that there are no deadlocks with payments.
    for (const { id } of counting) {
      const row = await addStake.first(trx, { id, stake: round.stakeMinor });
      if (!row) continue;
      const { vendor, memberId: member_id, roundId: round_id } = round;
      await recordGrowth.run(trx, { vendor, member_id, round_id, jackpot_id: id, rate_bp: row.run_rate_bp });
      if (await isReached(gateway, trx, row)) reached.push(row);
    }
    const tells: (() => void)[] = [];
    for (const row of reached) tells.push(await drop(gateway, trx, row, round));
    return () => {
      for (const tell of tells) tell();
      if (reached.length > 0) announceChange(gateway, 'jackpots');
      else announceSoon(gateway);
    };
  };
};

async function isReached(gateway: Gateway, trx: Transaction<Tables>, row: JackpotRow): Promise<boolean> {
  const opened = await openLevel(gateway, row);
  if (opened) return amountOf(row) >= opened.levelMinor;
  gateway.logger.error({ event: 'jackpot_unreadable', jackpot: row.id }, 'no secret opens the level of a jackpot');
  await endRun(trx, gateway, row, { cause: 'unreadable', now: gateway.clock() });
  return false;
}
