import { within } from '#src/contract/within.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import type { SessionRecord } from '#src/platform/storage/session-record.ts';
import { memberAtom, sessionState } from './session-atoms.ts';

/** A tap waits no longer than this to know whose it is; ms. */
const patience = 4000;

/** The member, or null for a guest, as soon as that is known: a page takes taps while the stored session is still being read. */
export async function knownMember(store: Store): Promise<SessionRecord | null> {
  let stop = () => undefined as void;
  const known = new Promise<void>((resolve) => {
    const look = () => store.get(sessionState).status !== 'restoring' && resolve();
    stop = store.sub(sessionState, look);
    look();
  });
  await within(known, patience).finally(stop);
  return store.get(memberAtom);
}
