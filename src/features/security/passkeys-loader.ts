import { may } from '#src/contract/member-type.ts';
import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/session-atoms.ts';

/** The passkeys of who may have any; the code comes with the page. */
export async function loadPasskeys(store: Store): Promise<void> {
  const member = store.get(memberAtom);
  if (!member || !may.security(member.type)) return;
  const { protectionResource } = await import('#src/state/protection.ts');
  await beginReads(protectionResource.ensure(store, undefined));
}
