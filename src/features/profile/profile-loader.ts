import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { accountDetailsResource } from './profile.resource.ts';

/** Loads the member's profile and details. */
export async function loadProfile(store: Store): Promise<void> {
  await beginReads(memberInfoResource.ensure(store, undefined), accountDetailsResource.ensure(store, undefined));
}
