import type { Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { HashedJournal } from '../db/journal-hash.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import { isWallet, openHouseAccount } from './ledger-accounts.ts';
import { linkJournal } from './ledger-chain.ts';
import { countPosting } from './wallet-sums.ts';
import { newId } from '../process/new-id.ts';

/** An amount in minor units that an account gains (above zero) or gives (below). */
type Posting = { readonly accountId: string; readonly amount: number };

/**
 * `kind` and `ref` name the cause, such as `bet` and the vendor's transaction; a cause is booked once. `madeBy` names the
 * operator who moves money by hand.
 */
export type Journal = {
  readonly kind: string;
  readonly ref: string;
  readonly madeBy?: string;
  readonly postings: readonly Posting[];
};

/** No balance goes beyond this many minor units, so that every sum stays an exact number. */
export const balanceLimit = 1_000_000_000_000_000;

type Change = { id: string; amount: number; lowest: number; highest: number };

/** The conditional write that guards every balance: it matches no row when the balance would exceed its limits [S1-025]. */
const changeBalance = compiled((db, param: Params<Change>) =>
  db
    .updateTable('accounts')
    .set((eb) => ({ balance_minor: eb('balance_minor', '+', param('amount')) }))
    .where('id', '=', param('id'))
    .where((eb) => eb(eb('balance_minor', '+', param('amount')), '>=', param('lowest')))
    .where((eb) => eb(eb('balance_minor', '+', param('amount')), '<=', param('highest')))
    .returning('balance_minor'),
);
const insertJournal = compiled((db, param: Params<Omit<HashedJournal, 'postings'> & { hash: string }>) =>
  db.insertInto('journals').values({
    id: param('id'),
    kind: param('kind'),
    ref: param('ref'),
    made_by: param('madeBy'),
    created_at: param('createdAt'),
    chain: param('chain'),
    seq: param('seq'),
    hash: param('hash'),
  }),
);
const insertPair = compiled(
  (db, param: Params<{ id: string; first: string; gained: number; second: string; given: number }>) =>
    db.insertInto('postings').values([
      { journal_id: param('id'), account_id: param('first'), amount_minor: param('gained') },
      { journal_id: param('id'), account_id: param('second'), amount_minor: param('given') },
    ]),
);

/**
 * Books a journal in the running transaction and answers the new balances by account. The postings must sum to zero
 * [S1-024]. Throws Refusal('insufficient_balance') when a wallet would go below zero, Refusal('limit_reached') when a balance
 * would grow beyond the limit; the caller's transaction must then roll back.
 */
export async function postJournal(
  trx: Transaction<Tables>,
  journal: Journal,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const postings = checked(journal);
  const balances = new Map<string, number>();
  for (const posting of postings) balances.set(posting.accountId, await changed(trx, posting));
  const id = newId(now);
  const { kind, ref, madeBy = '' } = journal;
  const chain = postings.at(-1)?.accountId ?? '';
  const written = { id, kind, ref, madeBy, createdAt: now, chain };
  await insertJournal.run(trx, { ...written, ...(await linkJournal(trx, { ...written, postings })) });
  const [first, second, ...more] = postings;
  if (first && second && more.length === 0) {
    await insertPair.run(trx, {
      id,
      first: first.accountId,
      gained: first.amount,
      second: second.accountId,
      given: second.amount,
    });
  } else {
    await trx
      .insertInto('postings')
      .values(postings.map((posting) => toRow(id, posting)))
      .execute();
  }
  for (const { accountId: wallet, amount } of postings)
    if (isWallet(wallet)) await countPosting(trx, { wallet, kind, amount }, now);
  return balances;
}

/** `wallet` gains `amount` from `other`, or gives it to that one when it is below zero. */
type Move = Omit<Journal, 'postings'> & { readonly wallet: string; readonly other: string; readonly amount: number };

/** Books a journal between two accounts and answers the wallet's new balance; throws what postJournal throws. */
export async function moveMoney(
  trx: Transaction<Tables>,
  { wallet, other, amount, ...cause }: Move,
  now: number,
): Promise<number> {
  const postings = [
    { accountId: wallet, amount },
    { accountId: other, amount: -amount },
  ];
  return (await postJournal(trx, { ...cause, postings }, now)).get(wallet) ?? 0;
}

const toRow = (journalId: string, { accountId, amount }: Posting) => ({
  journal_id: journalId,
  account_id: accountId,
  amount_minor: amount,
});

/** The postings in the order in which their rows are locked: always the same, and the busy house accounts last. */
function checked({ kind, ref, postings }: Journal): readonly Posting[] {
  const sum = postings.reduce((total, posting) => total + posting.amount, 0);
  const sound =
    postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0) &&
    new Set(postings.map(({ accountId }) => accountId)).size === postings.length;
  if (!sound || sum !== 0 || postings.length < 2) throw new Error(`the journal ${kind} ${ref} does not balance`);
  return postings.toSorted(
    (a, b) => Number(isWallet(b.accountId)) - Number(isWallet(a.accountId)) || (a.accountId < b.accountId ? -1 : 1),
  );
}

async function changed(trx: Transaction<Tables>, { accountId, amount }: Posting): Promise<number> {
  const wallet = isWallet(accountId);
  const change = { id: accountId, amount, lowest: wallet ? 0 : -balanceLimit, highest: balanceLimit };
  const row = (await changeBalance.first(trx, change)) ?? (wallet ? undefined : await changedAfterOpening(trx, change));
  if (row) return row.balance_minor;
  throw new Refusal(wallet && amount < 0 ? 'insufficient_balance' : 'limit_reached');
}

async function changedAfterOpening(trx: Transaction<Tables>, change: Change) {
  await openHouseAccount(trx, change.id);
  return changeBalance.first(trx, change);
}
