import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { depositResource, depositsResource, optionsResource } from './deposits.resource.ts';

/** Loads one deposit, or the ways to deposit and the history, for members who may deposit. */
export async function loadDeposit(store: Store, id: string | undefined): Promise<void> {
  if (!(await loadsFor(store, may.deposit))) return;
  await (id === undefined
    ? beginReads(optionsResource.ensure(store, undefined), depositsResource.ensure(store, undefined))
    : beginReads(depositResource.ensure(store, { id })));
}
