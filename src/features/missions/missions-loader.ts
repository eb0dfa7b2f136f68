import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { missionsResource } from './missions.resource.ts';

/** Loads the missions of members who may have some; the page informs others. */
export async function loadMissions(store: Store): Promise<void> {
  await beginReads(missionsResource.ensure(store, undefined));
}
