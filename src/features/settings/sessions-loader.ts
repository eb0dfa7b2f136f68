import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Where the account is open; the code comes with the page. */
export async function loadSessions(store: Store): Promise<void> {
  const { sessionsResource } = await import('./sessions.resource.ts');
  await beginReads(sessionsResource.ensure(store, undefined));
}
