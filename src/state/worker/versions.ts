import type { Store } from '#src/platform/resource/resource.ts';
import { watchMissingCode } from '#src/state/app/missing-code.ts';
import { startUpdates } from '#src/state/app/updates.ts';
import { followWorker } from './worker-link.ts';

/** All that has to do with the worker, and with versions newer than the page: that they come, and what its own can give no more. */
export function watchVersions(store: Store): void {
  watchMissingCode(store);
  followWorker(store);
  void startUpdates(store);
}
