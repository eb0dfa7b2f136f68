import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { depositResource, depositsResource, optionsResource } from './deposits.resource.ts';

/** Loads one deposit, or the ways to deposit and the history, for members who may deposit. */
export async function loadDeposit(store: Store, id: string | undefined): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type !== undefined && !may.deposit(type)) return;
  await (id === undefined
    ? beginReads(optionsResource.ensure(store, undefined), depositsResource.ensure(store, undefined))
    : beginReads(depositResource.ensure(store, { id })));
}
