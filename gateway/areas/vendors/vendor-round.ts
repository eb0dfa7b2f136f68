import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findRound } from './vendor-win.ts';

type Key = { vendor: string; memberId: string; roundId: string };

/** A round that has just ended; `stakeMinor` is what was staked in it and not rolled back. */
export type EndedRound = Readonly<Key> & {
  readonly nodeId: string;
  readonly currency: string;
  readonly stakeMinor: number;
};
type AfterCommit = () => void;
type InTransaction = (trx: Transaction<Tables>, round: EndedRound) => Promise<AfterCommit | null>;
/** A bet that is rolled back after its round has ended. */
export type TakenBack = Readonly<Key> & { readonly amountMinor: number };
/**
 * Effects of rounds. `ended` is called before the transaction that ends one, and returns null, or a function to run in that transaction;
 * `takenBack` reverses it for one bet, in the transaction of the rollback, and may refuse that. Both return a function to run after the commit.
 */
export type FollowRounds = {
  readonly ended: (gateway: Gateway) => Promise<InTransaction | null>;
  readonly takenBack: (gateway: Gateway, trx: Transaction<Tables>, bet: TakenBack) => Promise<AfterCommit | null>;
};

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
    .returning(['member_id', 'vendor', 'node_id', 'currency', 'created_at', 'state', 'win_minor', 'stake_minor']),
);

/**
 * Ends a round, after which it accepts no bets, and returns it with whether it was won; null where it had ended before, which changes
 * nothing. Refuses with not_found.
 */
export async function endRound(
  trx: Transaction<Tables>,
  key: Key,
  now: number,
): Promise<(EndedRound & { readonly won: boolean }) | null> {
  const ended = await end.first(trx, { ...key, now });
  if (!ended) {
    if (!(await findRound(trx, key))) throw new Refusal('not_found');
    return null;
  }
  const { win_minor: win, stake_minor: stake, node_id: nodeId, currency } = ended;
  // A cancelled one has counted as such since its last bet was rolled back.
  if (ended.state === 'ended') await countRound(trx, ended, { state: 'ended', rounds: 1, stake, win }, now);
  return { ...key, nodeId, currency, stakeMinor: stake, won: win > 0 };
}
