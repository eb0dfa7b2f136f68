import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { countRound } from '../ledger/round-sums.ts';

type Round = Tables['rounds'];

/** Adds rounds as they are, without bookings, and counts them; in a transaction that runs already, as a part of it. */
export async function insertRounds(db: Kysely<Tables> | Transaction<Tables>, rounds: readonly Round[]): Promise<void> {
  const insert = async (trx: Transaction<Tables>) => {
    await trx.insertInto('rounds').values(rounds).execute();
    for (const round of rounds) await count(trx, round, 1);
  };
  await (db.isTransaction ? insert(db as Transaction<Tables>) : transact(db, insert));
}

/** Changes all rounds of a member with a given stake, or any, and recounts them. */
export const changeRounds = (
  db: Kysely<Tables>,
  { member_id, stake_minor }: Pick<Round, 'member_id'> & Partial<Round>,
  change: Partial<Pick<Round, 'state' | 'stake_minor'>>,
): Promise<void> =>
  transact(db, async (trx) => {
    const rows = trx.selectFrom('rounds').selectAll().where('member_id', '=', member_id);
    for (const row of await rows.execute()) {
      if (stake_minor !== undefined && row.stake_minor !== stake_minor) continue;
      await count(trx, row, -1);
      await trx.updateTable('rounds').set(change).where('id', '=', row.id).execute();
      await count(trx, { ...row, ...change }, 1);
    }
  });

async function count(trx: Transaction<Tables>, round: Round, sign: 1 | -1) {
  const { state, stake_minor: stake, win_minor: win } = round;
  if (state !== 'open')
    await countRound(
      trx,
      round,
      { state, rounds: sign, stake: sign * stake, win: sign * win },
      round.ended_at ?? round.created_at,
    );
}
