import type { Store } from '#src/platform/resource/resource.ts';
import { watchMissingCode } from '#src/state/app/missing-code.ts';
import { startUpdates } from '#src/state/app/updates.ts';
import { followWorker } from './worker-link.ts';

/** The worker and versions newer than the page: registration, updates, and missing code of the page's own version. */
export function watchVersions(store: Store): void {
  watchMissingCode(store);
  followWorker(store);
  void startUpdates(store);
}
