import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { pushPreferencesResource } from '#src/state/notify/push-preferences.ts';

/** Loads the kinds of messages that the member accepts. */
export async function loadNotifications(store: Store): Promise<void> {
  await beginReads(pushPreferencesResource.ensure(store, undefined));
}
