import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { depositResource, depositsResource, optionsResource } from './deposits.resource.ts';

/** Loads one deposit, or the ways to deposit and the history, for members who may deposit. */
export async function loadDeposit(store: Store, id: string | undefined): Promise<void> {
  await (id === undefined
    ? beginReads(optionsResource.ensure(store, undefined), depositsResource.ensure(store, undefined))
    : beginReads(depositResource.ensure(store, { id })));
}
