import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { missionsResource } from './missions.resource.ts';

/** Loads the missions of members who may have some; the page informs others. */
export async function loadMissions(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.tasks))) return;
  await beginReads(missionsResource.ensure(store, undefined));
}
