import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Which messages the member takes; the code comes with the page. */
export async function loadNotifications(store: Store): Promise<void> {
  const pushPreferencesResource = await import('#src/state/push-preferences.ts').then(
    (module) => module.pushPreferencesResource,
  );
  await beginReads(pushPreferencesResource.ensure(store, undefined));
}
