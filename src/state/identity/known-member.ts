import type { Store } from '#src/platform/resource/resource.ts';
import type { SessionRecord } from '#src/platform/storage/session-record.ts';
import { memberAtom, sessionState } from './session-atoms.ts';
import { until } from '#src/state/app/until.ts';

/** Timeout of a tap that waits for the session; ms. */
const timeout = 4000;

/**
 * Resolves with the member, or null for a guest, once known: a page accepts taps while the stored session is still being read.
 */
export async function knownMember(store: Store): Promise<SessionRecord | null> {
  await until(store, sessionState, ({ status }) => status !== 'restoring', timeout);
  return store.get(memberAtom);
}
