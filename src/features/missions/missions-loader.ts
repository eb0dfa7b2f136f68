import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { missionsResource } from './missions.resource.ts';

/** Loads the missions of members who may have some; the page informs others. */
export async function loadMissions(store: Store): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type !== undefined && !may.tasks(type)) return;
  await beginReads(missionsResource.ensure(store, undefined));
}
