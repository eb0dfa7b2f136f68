import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { lockMember } from './lock-member.ts';
import { sumOf } from './sum-of.ts';

/** A member, and the currency of the money. */
type Whose = { readonly memberId: string; readonly currency: string };
/** Minor units: the stakes that are `left` of all that were `due`, and how much is `locked` until they are made. */
export type Turnover = { readonly left: number; readonly due: number; readonly locked: number };

type Row = Pick<Tables['turnovers'], 'given_minor' | 'due_minor' | 'left_minor' | 'staked_minor'>;
const nothing: Row = { given_minor: 0, due_minor: 0, left_minor: 0, staked_minor: 0 };

/**
 * Notes in the running transaction that an amount which comes into the balance has to be staked so many times before it can be withdrawn.
 * Call it before the amount is booked: it locks the member. Stakes of before count for what was due before. Answers from which of the member's
 * stakes on, all of them counted, those for this amount are made.
 */
export async function oweTurnover(
  trx: Transaction<Tables>,
  { memberId, currency, amount, times }: Whose & { readonly amount: number; readonly times: number },
): Promise<number> {
  if (times === 0) return 0;
  await lockMember(trx, memberId);
  const staked = await readStaked(trx, { memberId, currency });
  const before = leftOf((await readRow(trx, { memberId, currency })) ?? nothing, staked);
  const row = {
    given_minor: before.given_minor + amount,
    due_minor: before.due_minor + amount * times,
    left_minor: before.left_minor + amount * times,
    staked_minor: staked,
  };
  await trx
    .insertInto('turnovers')
    .values({ member_id: memberId, currency, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'currency']).doUpdateSet(row))
    .execute();
  return staked + before.left_minor;
}

/** An amount that came in, the `stakes` that were due for it, and `from` as `oweTurnover` has answered it; `taken` of the amount is gone. */
type Gone = Whose & { readonly amount: number; readonly stakes: number; readonly from: number; readonly taken: number };

/** Forgives what is left to stake for money that was taken back, in the running transaction, which has locked the member. */
export async function forgiveTurnover(
  trx: Transaction<Tables>,
  { memberId, currency, amount, stakes, from, taken }: Gone,
): Promise<void> {
  const row = await readRow(trx, { memberId, currency });
  if (!row || stakes === 0) return;
  const staked = await readStaked(trx, { memberId, currency });
  const now = leftOf(row, staked);
  const open = Math.min(now.left_minor, stakes, Math.max(0, stakes - Math.max(0, staked - from)));
  const gone = Math.floor(open * (taken / amount));
  if (gone === 0) return;
  const left = now.left_minor - gone;
  const rest = {
    given_minor: Math.max(0, now.given_minor - taken),
    due_minor: Math.max(left, now.due_minor - gone),
    left_minor: left,
  };
  await trx
    .updateTable('turnovers')
    .set({ ...(left === 0 ? nothing : rest), staked_minor: staked })
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .execute();
}

/** What a member has to stake yet, and what of the balance waits for it: never more than is left to stake. */
export async function readTurnoverLeft(db: Kysely<Tables>, whose: Whose): Promise<Turnover> {
  const row = await readRow(db, whose);
  if (!row) return { left: 0, due: 0, locked: 0 };
  const { left_minor: left, due_minor: due, given_minor: given } = leftOf(row, await readStaked(db, whose));
  return { left, due, locked: Math.min(left, given) };
}

/** A row as it stands after more stakes; where nothing is left, the next begins anew. */
function leftOf(row: Row, staked: number): Row {
  const left = Math.max(0, row.left_minor - Math.max(0, staked - row.staked_minor));
  return left === 0 ? nothing : { ...row, left_minor: left };
}

const readRow = (db: Kysely<Tables>, { memberId, currency }: Whose) =>
  db
    .selectFrom('turnovers')
    .select(['given_minor', 'due_minor', 'left_minor', 'staked_minor'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirst();

/** All that a member has staked in rounds that have ended; minor units. */
async function readStaked(db: Kysely<Tables>, { memberId, currency }: Whose): Promise<number> {
  const { staked } = await db
    .selectFrom('round_sums')
    .select(sumOf('stake_minor').as('staked'))
    .where('member_id', '=', memberId)
    .where('span', '=', 'day')
    .where('currency', '=', currency)
    .where('state', '=', 'ended')
    .executeTakeFirstOrThrow();
  return staked;
}
