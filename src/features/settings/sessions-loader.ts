import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { sessionsResource } from './sessions.resource.ts';

/** Loads the sessions of the account. */
export async function loadSessions(store: Store): Promise<void> {
  await beginReads(sessionsResource.ensure(store, undefined));
}
