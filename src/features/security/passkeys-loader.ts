import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { hasSecurityAtom } from '#src/state/identity/has-security.ts';
import { protectionResource } from '#src/state/identity/protection.ts';

/** Loads the passkeys of members who may have any. */
export async function loadPasskeys(store: Store): Promise<void> {
  if (!store.get(hasSecurityAtom)) return;
  await beginReads(protectionResource.ensure(store, undefined));
}
