import * as payees from '#src/contract/payments/payees.ts';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import * as withdrawals from '#src/contract/payments/withdrawals.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** What can be withdrawn, to where and how; money is never stored [S1-028]. */
export const optionsResource = defineRead({
  name: 'withdraw-options',
  call: withdrawals.withdrawOptions,
  query: () => undefined,
  freshFor: 0,
});

/** One withdrawal, as it stands. */
export const withdrawalResource = defineRead({
  name: 'withdrawal',
  call: withdrawals.readWithdrawal,
  query: ({ id }: { id: string }) => ({ id }),
  freshFor: 0,
});

/** The member's withdrawals, the last first. */
export const withdrawalsResource = definePagedRead({
  name: 'withdrawals',
  call: withdrawals.listWithdrawals,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

const moved = [withdrawalsResource, optionsResource, walletResource];

/** Shows a withdrawal as it stands now, and reads again what follows from it. */
export function showWithdrawal(store: Store, withdrawal: Withdrawal): void {
  withdrawalResource.set(store, { id: withdrawal.id }, withdrawal);
  for (const read of moved) read.invalidate(store);
}

/** Asks for a withdrawal and shows it. */
export const ask = defineWrite({
  call: withdrawals.createWithdrawal,
  changes: moved,
  show: (store, withdrawal) => withdrawalResource.set(store, { id: withdrawal.id }, withdrawal),
});

/** Takes a withdrawal back that was not sent. */
export const cancel = defineWrite({
  call: withdrawals.cancelWithdrawal,
  changes: moved,
  show: (store, withdrawal) => withdrawalResource.set(store, { id: withdrawal.id }, withdrawal),
});

export const addPayee = defineWrite({ call: payees.addPayee, changes: [optionsResource] });
export const removePayee = defineWrite({ call: payees.removePayee, changes: [optionsResource] });
export const preferPayee = defineWrite({ call: payees.preferPayee, changes: [optionsResource] });
