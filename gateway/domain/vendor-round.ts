import type { Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import { findRound } from './vendor-win.ts';

type Key = { vendor: string; memberId: string; roundId: string };

const end = compiled((db, param: Params<Key & { now: number }>) =>
  db
    .updateTable('rounds')
    .set((eb) => ({
      ended_at: param('now'),
      state: eb
        .case()
        .when('bets', '=', 0)
        .then('cancelled' as const)
        .else('ended' as const)
        .end(),
    }))
    .where('vendor', '=', param('vendor'))
    .where('member_id', '=', param('memberId'))
    .where('round_id', '=', param('roundId'))
    .where('ended_at', 'is', null)
    .returning('win_minor'),
);

/** Ends a round, after which it takes no more bets, and answers whether it was won; ending an ended round changes nothing. Refuses with not_found. */
export async function endRound(trx: Transaction<Tables>, key: Key, now: number): Promise<{ won: boolean }> {
  const ended = await end.first(trx, { ...key, now });
  if (ended) return { won: ended.win_minor > 0 };
  if (!(await findRound(trx, key))) throw new Refusal('not_found');
  return { won: false };
}
