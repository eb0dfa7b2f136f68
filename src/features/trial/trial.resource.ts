import * as v from 'valibot';
import { trialUser } from '#src/contract/identity/trial.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { defineStored } from '#src/platform/storage/storage.ts';
import { withTabLock } from '#src/platform/storage/tab-lock.ts';
import { sendLogout } from '#src/state/identity/pending-logout.ts';
import { beginSession } from '#src/state/identity/session.ts';

/** A device requests one trial account in this time; ms. The gateway enforces it. */
const sameTrialFor = 3_600_000;

/** Idempotency key of this device's request, shared by all tabs and kept over a reload: a lost response is requested again. */
const storedAsking = defineStored({
  key: 'trialAsking',
  owner: 'device',
  version: 1,
  schema: v.object({ key: v.string(), at: v.number() }),
  fallback: { key: '', at: 0 },
});

async function askingKey(now = Date.now()): Promise<string> {
  const fresh = { key: randomId(), at: now };
  const isPast = ({ key, at }: typeof fresh) => key === '' || at > now || at <= now - sameTrialFor;
  return (await storedAsking.update((old) => (isPast(old) ? fresh : old))).key;
}

/** The visitor went back while the trial account was being opened. */
class Cancelled extends Error {}

/**
 * Opens a trial account and signs it in [S2-132], by one request that is never retried automatically [S2-198], in one tab at a
 * time. Returns false where it was cancelled in between: the session is then ended. Rejects with an AppError.
 */
export async function openTrial(store: Store, isCancelled: () => boolean): Promise<boolean> {
  try {
    await withTabLock('trial', () =>
      beginSession(store, async () => {
        const value = await send(trialUser, { idempotencyKey: await askingKey() });
        if (!isCancelled()) return value;
        void sendLogout(value.token);
        throw new Cancelled();
      }),
    );
    return true;
  } catch (cause) {
    if (cause instanceof Cancelled) return false;
    throw cause;
  }
}
