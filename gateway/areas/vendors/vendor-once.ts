import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { canonicalHash } from '#gateway/ledger/canonical-hash.ts';
import { AnsweredAgain, type Answers, readRefusal, runOnceFor } from '#gateway/ledger/once.ts';

/** A vendor's transaction as it was sent. The player's token is no part of its identity: a retry may carry a newer one. */
export type VendorTransaction = {
  readonly vendor: string;
  readonly kind: Tables['vendor_transactions']['kind'];
  readonly transactionId: string;
  readonly playerId: string;
  readonly roundId: string;
  readonly amountMinor: number;
  readonly body: Readonly<Record<string, unknown>>;
};

type Claim = Omit<Tables['vendor_transactions'], 'answer'>;
type Key = { vendor: string; transaction_id: string };

const claim = compiled((db, param: Params<Claim>) =>
  db
    .insertInto('vendor_transactions')
    .values({
      vendor: param('vendor'),
      transaction_id: param('transaction_id'),
      kind: param('kind'),
      state: param('state'),
      body_hash: param('body_hash'),
      answer: '',
      member_id: param('member_id'),
      round_id: param('round_id'),
      amount_minor: param('amount_minor'),
      created_at: param('created_at'),
    })
    .onConflict((conflict) => conflict.columns(['vendor', 'transaction_id']).doNothing()),
);
const settle = compiled((db, param: Params<Key & { state: Tables['vendor_transactions']['state']; answer: string }>) =>
  db
    .updateTable('vendor_transactions')
    .set({ state: param('state'), answer: param('answer') })
    .where('vendor', '=', param('vendor'))
    .where('transaction_id', '=', param('transaction_id')),
);
export const findTransaction = compiled((db, param: Params<Key>) =>
  db
    .selectFrom('vendor_transactions')
    .selectAll()
    .where('vendor', '=', param('vendor'))
    .where('transaction_id', '=', param('transaction_id')),
);

const answers: Answers<Claim> = {
  claim: (trx, row) => claim.run(trx, row),
  answerAgain: async (trx, row) => {
    const first = await findTransaction.first(trx, row);
    if (!first || first.kind !== row.kind) throw new AnsweredAgain('transaction_conflict');
    if (first.state === 'tombstone') throw new AnsweredAgain('transaction_rolled_back');
    if (first.body_hash !== row.body_hash) throw new AnsweredAgain('transaction_conflict');
    if (first.state === 'rolled-back') throw new AnsweredAgain('transaction_rolled_back');
    if (first.state === 'refused') throw readRefusal(first.answer);
    return JSON.parse(first.answer) as unknown;
  },
  settle: (trx, row, answer, refusal) => settle.run(trx, { ...row, answer, ...(refusal && { state: 'refused' }) }),
  isFinal: () => false,
};
/** The vendor has acted upon a refused bet; anything else may be asked again. */
const betAnswers: Answers<Claim> = { ...answers, isFinal: () => true };

/**
 * Books a vendor's transaction at most once, in one database transaction with its answer: the same id and body get the
 * first response again, another body is Refusal('transaction_conflict'). A bet that was rolled back, before or after it
 * arrived, is Refusal('transaction_rolled_back') from then on. A refused bet stays refused: the vendor has acted upon it.
 */
export async function bookOnce<T>(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  asked: VendorTransaction,
  book: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return runOnceFor(gateway, asked.kind === 'bet' ? betAnswers : answers, toClaim(asked, gateway.clock()), book);
}

/** Records that a bet which has not arrived is refused when it does; false where it has arrived. */
export const layTombstone = async (
  trx: Transaction<Tables>,
  bet: Omit<VendorTransaction, 'kind' | 'body'>,
  now: number,
): Promise<boolean> =>
  (await claim.run(trx, { ...toClaim({ ...bet, kind: 'bet', body: {} }, now), state: 'tombstone' })) === 1;

const toClaim = (asked: VendorTransaction, now: number): Claim => ({
  vendor: asked.vendor,
  transaction_id: asked.transactionId,
  kind: asked.kind,
  state: 'done',
  body_hash: canonicalHash({ ...asked.body, playerToken: undefined, kind: asked.kind }),
  member_id: asked.playerId,
  round_id: asked.roundId,
  amount_minor: asked.amountMinor,
  created_at: now,
});
