import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { pushPreferencesResource } from '#src/state/push-preferences.ts';

/** Which messages the member takes. */
export async function loadNotifications(store: Store): Promise<void> {
  await beginReads(pushPreferencesResource.ensure(store, undefined));
}
