import type { Kysely } from 'kysely';
import { type ActionContext, OperatorError } from '#gateway/actions/define-action.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The transfers in the books of a merchant, with their members. */
export const transfersOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('transfers')
    .innerJoin('members', 'members.id', 'transfers.member_id')
    .where('members.merchant_code', '=', merchant);

/** A transfer with the account name of its member; throws OperatorError where there is none of this id. */
export async function findTransfer({ db, merchant }: Pick<ActionContext, 'db' | 'merchant'>, id: string) {
  const row = await transfersOf(db, merchant)
    .selectAll('transfers')
    .select('members.account')
    .where('transfers.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no transfer ${id}.`);
  return row;
}

/** Another transfer with the same picture of a receipt, whoever's. */
export type Twin = Pick<Tables['transfers'], 'id' | 'state' | 'receipt_hash'> & { readonly account: string };

/** Transfers with the pictures of these, themselves among them, the oldest first. */
export const findTwins = (
  { db, merchant }: Pick<ActionContext, 'db' | 'merchant'>,
  hashes: readonly string[],
): Promise<Twin[]> =>
  transfersOf(db, merchant)
    .select(['transfers.id', 'transfers.state', 'transfers.receipt_hash', 'members.account'])
    .where('transfers.receipt_hash', 'in', [...hashes])
    .orderBy('transfers.id')
    .execute();

/** The others among them that have the picture of this one. */
export const twinsOf = (row: Pick<Tables['transfers'], 'id' | 'receipt_hash'>, twins: readonly Twin[]): Twin[] =>
  twins.filter((twin) => twin.receipt_hash === row.receipt_hash && twin.id !== row.id);
