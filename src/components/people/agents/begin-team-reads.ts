import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { statusResource, timeZoneAtom, whiteLabelAtom } from '#src/state/site/site.ts';

/** Starts the reads of an agents' page, in the zone of the merchant's days; nothing for other members. */
export async function beginTeamReads(
  store: Store,
  reads: (place: { readonly timeZone: string }) => Promise<void>[],
): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type === undefined || !may.agentArea(type)) return;
  if (store.get(whiteLabelAtom) === undefined) await statusResource.ensure(store, undefined);
  await beginReads(...reads({ timeZone: store.get(timeZoneAtom) }));
}
