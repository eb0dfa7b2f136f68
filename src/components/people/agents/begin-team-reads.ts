import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { statusResource, timeZoneAtom, whiteLabelAtom } from '#src/state/site/site.ts';

/** Starts the reads of an agents' page, in the zone of the merchant's days; nothing for other members. */
export async function beginTeamReads(
  store: Store,
  reads: (place: { readonly timeZone: string }) => Promise<void>[],
): Promise<void> {
  if (!(await loadsFor(store, may.agentArea))) return;
  if (store.get(whiteLabelAtom) === undefined) await statusResource.ensure(store, undefined);
  await beginReads(...reads({ timeZone: store.get(timeZoneAtom) }));
}
