import { beginReads } from '#src/components/kit/begin-reads.ts';
import { bonusesResource } from '#src/components/people/bonus/bonuses.resource.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberType } from '#src/state/identity/loads-for.ts';
import { optionsResource, withdrawalResource, withdrawalsResource } from './withdrawals.resource.ts';

/** Loads one withdrawal, or what can be withdrawn and the history, for members who may withdraw. */
export async function loadWithdraw(store: Store, id: string | undefined): Promise<void> {
  const type = await memberType(store);
  if (type === undefined || !may.withdraw(type)) return;
  await (id === undefined
    ? beginReads(
        optionsResource.ensure(store, undefined),
        withdrawalsResource.ensure(store, undefined),
        // Agents withdraw, and do not deposit.
        ...(may.deposit(type) ? [bonusesResource.ensure(store, undefined)] : []),
      )
    : beginReads(withdrawalResource.ensure(store, { id })));
}
