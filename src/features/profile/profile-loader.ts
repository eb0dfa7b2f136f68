import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Who the member is and what he has told of himself; the code comes with the page. */
export async function loadProfile(store: Store): Promise<void> {
  const [{ memberInfoResource }, { accountDetailsResource }] = await Promise.all([
    import('#src/state/member.ts'),
    import('./profile.resource.ts'),
  ]);
  await beginReads(memberInfoResource.ensure(store, undefined), accountDetailsResource.ensure(store, undefined));
}
