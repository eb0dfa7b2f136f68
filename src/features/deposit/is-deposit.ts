import { toMinor } from '#src/contract/core/amount.ts';
import type { HashedJournal } from '#src/contract/records/receipt.ts';

/** Whether a journal is that of a deposit, by its cause and its amount. */
export const isDeposit = (
  { kind, ref, postings }: HashedJournal,
  { reference, amount }: { readonly reference: string; readonly amount: string },
): boolean =>
  kind === 'deposit' &&
  ref === reference &&
  postings.some((one) => one.accountId.startsWith('wallet:') && one.amount === toMinor(amount));
