import { readFile } from 'node:fs/promises';
import { fromMinor } from '#src/contract/core/amount.ts';
import { checkReceipt } from '#src/contract/records/check-receipt.ts';
import { readReceiptFile } from '#src/contract/records/receipt-file.ts';
import { type ActionContext, OperatorError } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';

/** Verifies a receipt that a member has saved, and that a key of this site has signed it; answers what it proves. Throws an OperatorError. */
export async function verifyReceipt({ db }: Pick<ActionContext, 'db'>, path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`There is no file ${path}.`);
  });
  const file = readReceiptFile(text);
  if (!file) throw new OperatorError(`${path} is no saved receipt.`);
  const checked = await checkReceipt(file.receipt, file.publicKey);
  if (checked.verdict !== 'proven') throw new OperatorError('The proof does not fit the receipt.');
  const key = await db
    .selectFrom('journal_heads')
    .select('size')
    .where('public_key', '=', file.publicKey)
    .limit(1)
    .executeTakeFirst();
  if (!key) throw new OperatorError('The receipt is signed by a key that is not of this site.');
  const { journal, place, size, at } = checked.receipt;
  const moved = Math.max(...journal.postings.map(({ amount }) => amount));
  const what = `${journal.kind} ${journal.ref} of ${fromMinor(moved)} at ${printTime(journal.createdAt)}`;
  return `${what}: entry ${place + 1} of ${size}, signed ${printTime(at)}, no fault`;
}
