import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { hasSecurityAtom } from '#src/state/has-security.ts';

/** The passkeys of who may have any; the code comes with the page. */
export async function loadPasskeys(store: Store): Promise<void> {
  if (!store.get(hasSecurityAtom)) return;
  const { protectionResource } = await import('#src/state/protection.ts');
  await beginReads(protectionResource.ensure(store, undefined));
}
