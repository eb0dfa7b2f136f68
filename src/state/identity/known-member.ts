import type { Store } from '#src/platform/resource/resource.ts';
import type { SessionRecord } from '#src/platform/storage/session-record.ts';
import { memberAtom, sessionState } from './session-atoms.ts';
import { until } from '#src/state/app/until.ts';

/** A tap waits no longer than this to know whose it is; ms. */
const timeout = 4000;

/** The member, or null for a guest, as soon as that is known: a page takes taps while the stored session is still being read. */
export async function knownMember(store: Store): Promise<SessionRecord | null> {
  await until(store, sessionState, ({ status }) => status !== 'restoring', timeout);
  return store.get(memberAtom);
}
