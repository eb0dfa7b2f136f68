import { within } from '#src/contract/core/within.ts';
import type { PlayOptions } from '../place-bet.ts';
import { findRound, findRoundByKey, lease, markPresented } from '../rounds.ts';
import type { RoundRow } from '../tables.ts';
import { changeBalance } from './wallets.ts';

/**
 * Plays a drawn round from the vendor's own wallet, in one transaction with its row: stake and win are moved at once, and the gateway is told of the round
 * afterwards. Answers the round, or that of an earlier request with its key.
 */
export async function spinOwn(options: PlayOptions, drawn: RoundRow): Promise<RoundRow | undefined> {
  const { db, clock, outbox, background, settleWait } = options;
  const { owner, idempotency_key: key, vassalage, player_id, currency, stake, win } = drawn;
  const played = await db.transaction().execute(async (trx) => {
    const after = await changeBalance(trx, { vassalage, player_id, currency }, win - stake, stake);
    const round: RoundRow =
      after === undefined
        ? { ...drawn, lane: null, state: 'refused', refusal: 'insufficient_balance', presented: 1, next_at: null }
        : {
            ...{ ...drawn, lane: null, state: 'ending', next_at: clock() + lease },
            ...{ balance_after_bet: after - win, balance: after },
          };
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('demo_rounds')
      .values(round)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Another request with this key was faster, and has moved the money.
    if (added === 0n && after !== undefined)
      await changeBalance(trx, { vassalage, player_id, currency }, stake - win, 0);
    return added === 0n ? undefined : round;
  });
  if (!played) return findRoundByKey(db, owner, key);
  if (played.state === 'refused') return played;
  await markPresented(db, { ...played, created_at: played.created_at - 1 });
  const told = outbox.advance(played.id);
  background(told);
  await within(told, settleWait);
  return findRound(db, played.id);
}
