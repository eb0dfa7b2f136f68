import type { Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { HashedJournal } from '#src/contract/records/receipt.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import { bookPair } from './book-pair.ts';
import { type Booked, insertPostings } from './insert-postings.ts';
import { isMembers, isReceivable, isWallet, openAccount } from './ledger-accounts.ts';
import { linkJournal } from './ledger-chain.ts';
import { countPlay } from './limits/count-limits.ts';
import { countTeamPayment } from './teams/member-days.ts';
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
    .set((eb) => ({
      balance_minor: eb('balance_minor', '+', param('amount')),
      last_place: eb('last_place', '+', 1),
    }))
    .where('id', '=', param('id'))
    .where((eb) => eb(eb('balance_minor', '+', param('amount')), '>=', param('lowest')))
    .where((eb) => eb(eb('balance_minor', '+', param('amount')), '<=', param('highest')))
    .returning(['balance_minor', 'last_place', 'limited']),
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

/**
 * Books a journal in the running transaction and answers the new balances by account. The postings must sum to zero
 * [S1-024]. Throws Refusal('insufficient_balance') when a wallet would go below zero, Refusal('limit_reached') when a balance
 * would grow beyond the limit or a receivable above zero, and Refusal('own_limit_reached') when a bet would exceed a limit of the
 * member (limits/); the caller's transaction must then roll back.
 */
export async function postJournal(
  trx: Transaction<Tables>,
  journal: Journal,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const postings = checked(journal);
  const after = await book(trx, journal, postings, now);
  await countTeamPayment(trx, { kind: journal.kind, postings }, now);
  return after;
}

async function book(
  trx: Transaction<Tables>,
  { kind, ref, madeBy = '' }: Journal,
  postings: readonly Posting[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const chain = postings.at(-1)?.accountId ?? '';
  const written = { id: newId(now), kind, ref, madeBy, createdAt: now, chain };
  const [one, other, ...more] = postings;
  // What a member owes has a bound of its own, which the one step does not know.
  if (one && other && more.length === 0 && !postings.some(({ accountId }) => isReceivable(accountId))) {
    const sides = { one: { ...one, lowest: lowestOf(one) }, other: { ...other, lowest: lowestOf(other) } };
    const pair = await bookPair(trx, { journal: { ...written, postings }, ...sides, highest: balanceLimit });
    if (pair?.limited) await countPlay(trx, { wallet: one.accountId, kind, ref, amount: one.amount }, now);
    if (pair)
      return new Map([
        [one.accountId, pair.after[0]],
        [other.accountId, pair.after[1]],
      ]);
  }
  const booked: Booked[] = [];
  for (const posting of postings) {
    const { limited, ...done } = await change(trx, posting);
    booked.push(done);
    if (limited) await countPlay(trx, { wallet: posting.accountId, kind, ref, amount: posting.amount }, now);
  }
  await insertJournal.run(trx, { ...written, ...(await linkJournal(trx, { ...written, postings })) });
  await insertPostings(trx, written.id, booked);
  for (const { accountId: wallet, amount } of postings)
    if (isWallet(wallet)) await countPosting(trx, { wallet, kind, amount }, now);
  return new Map(booked.map(({ accountId, after }) => [accountId, after]));
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

/** The postings in the order in which their rows are locked: always the same, and the busy house accounts last. */
function checked({ kind, ref, postings }: Journal): readonly Posting[] {
  const sum = postings.reduce((total, posting) => total + posting.amount, 0);
  const sound =
    postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0) &&
    new Set(postings.map(({ accountId }) => accountId)).size === postings.length;
  if (!sound || sum !== 0 || postings.length < 2) throw new Error(`the journal ${kind} ${ref} does not balance`);
  return postings.toSorted((a, b) => rankOf(a.accountId) - rankOf(b.accountId) || (a.accountId < b.accountId ? -1 : 1));
}

const rankOf = (accountId: string) => {
  if (isWallet(accountId)) return 0;
  return isMembers(accountId) || isReceivable(accountId) ? 1 : 2;
};
const highestOf = ({ accountId }: Posting) => (isReceivable(accountId) ? 0 : balanceLimit);
const lowestOf = ({ accountId }: Posting) => (isMembers(accountId) ? 0 : -balanceLimit);

async function change(trx: Transaction<Tables>, posting: Posting): Promise<Booked & { limited: boolean }> {
  const { accountId, amount } = posting;
  const wallet = isWallet(accountId);
  const changed = { id: accountId, amount, lowest: lowestOf(posting), highest: highestOf(posting) };
  const row =
    (await changeBalance.first(trx, changed)) ?? (wallet ? undefined : await changeAfterOpening(trx, changed));
  if (row) return { ...posting, place: row.last_place, after: row.balance_minor, limited: row.limited === 1 };
  throw new Refusal(isMembers(accountId) && amount < 0 ? 'insufficient_balance' : 'limit_reached');
}

async function changeAfterOpening(trx: Transaction<Tables>, changed: Change) {
  await openAccount(trx, changed.id);
  return changeBalance.first(trx, changed);
}
