import { foldText } from '../db/fold-text.ts';
import type { Tables } from '../db/tables.ts';
import { type ActionContext, OperatorError } from './define-action.ts';

/** A member of the merchant by the account name, in any case. Throws OperatorError where there is none. */
export async function findMember(
  { db, merchant }: Pick<ActionContext, 'db' | 'merchant'>,
  account: string,
): Promise<Tables['members']> {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('account_folded', '=', foldText(account))
    .executeTakeFirst();
  if (!member) throw new OperatorError(`There is no member ${account}.`);
  return member;
}
