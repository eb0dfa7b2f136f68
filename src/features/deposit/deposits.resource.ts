import type { Deposit } from '#src/contract/payments/deposits.schema.ts';
import {
  cancelDeposit,
  createDeposit,
  depositOptions,
  listDeposits,
  payOwed,
  readDeposit,
} from '#src/contract/payments/deposits.ts';
import { createTransfer } from '#src/contract/payments/transfers.ts';
import { redeemVoucher } from '#src/contract/payments/vouchers.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { defineWrite, type Write } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** The ways to deposit; money is never stored [S1-028]. */
export const optionsResource = defineRead({
  name: 'deposit-options',
  call: depositOptions,
  query: () => undefined,
  freshFor: 0,
});

/** One deposit, as it stands. */
export const depositResource = defineRead({
  name: 'deposit',
  call: readDeposit,
  query: ({ id }: { id: string }) => ({ id }),
  freshFor: 0,
});

/** The member's deposits, the last first. */
export const depositsResource = definePagedRead({
  name: 'deposits',
  call: listDeposits,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

/** Shows a deposit as it stands now, and reads the balance and the history again. */
export function showDeposit(store: Store, deposit: Deposit): void {
  depositResource.set(store, { id: deposit.id }, deposit);
  for (const read of [depositsResource, walletResource]) read.invalidate(store);
}

/** Begins a deposit and shows it. */
export const begin = defineWrite({
  call: createDeposit,
  changes: [depositsResource, optionsResource],
  show: (store, deposit) => depositResource.set(store, { id: deposit.id }, deposit),
});

/** Tells a bank transfer and shows it. */
export const tellTransfer = defineWrite({
  call: createTransfer,
  changes: [depositsResource, optionsResource],
  show: (store, transfer) => depositResource.set(store, { id: transfer.id }, transfer),
});

/** Redeems a voucher and shows its deposit. */
export const redeem = defineWrite({
  call: redeemVoucher,
  changes: [depositsResource, optionsResource, walletResource],
  show: (store, { deposit }) => depositResource.set(store, { id: deposit.id }, deposit),
});

/** Cancels a deposit that waits. */
export const cancel = defineWrite({
  call: cancelDeposit,
  changes: [depositsResource, walletResource],
  show: (store, deposit) => depositResource.set(store, { id: deposit.id }, deposit),
});

/** Pays what is owed with the balance, as far as it reaches. */
export const pay: Write<void, { paid: Amount }> = defineWrite({
  call: payOwed,
  body: () => ({}),
  changes: [optionsResource, walletResource],
});
