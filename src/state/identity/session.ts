import { logout } from '#src/contract/identity/session.ts';
import type { LoginValue } from '#src/contract/identity/session.schema.ts';
import type { HttpConfig } from '#src/platform/calls/http.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { onSessionChange, type SessionChange, notifyTabs } from '#src/platform/storage/session-channel.ts';
import { storedAutoLogin, storedSession } from '#src/platform/storage/session-record.ts';
import { askToPersist, clearMemberStorage, onStorageHealth, storageHealth } from '#src/platform/storage/storage.ts';
import { forgetMemberCache } from '#src/platform/worker/channel.ts';
import { dropIntent } from '#src/state/app/drop-intent.ts';
import { memberInfoResource } from './member.ts';
import { replacingPendingLogout, sendLogout } from './pending-logout.ts';
import { memberAtom, sessionEndedState, sessionState } from './session-atoms.ts';
import {
  adopt,
  nextGeneration,
  currentRecord,
  leave,
  runtimeOf,
  publish,
  readStored,
  storedOnce,
  toRecord,
  withSessionLock,
} from './session-runtime.ts';
import { tokenForCall } from './session-renewal.ts';
import { encryptionKey } from '#src/state/site/site.ts';

/** Restores the stored session. Resolves with `guest` or `member` set, after 1 s at most; never rejects. */
export async function restoreSession(store: Store): Promise<void> {
  const { epoch } = runtimeOf(store);
  await storedOnce(store);
  // Read again: a call made meanwhile may have renewed it.
  const record = await storedOnce(store);
  if (runtimeOf(store).epoch !== epoch) return;
  publish(store, record);
  if (record) void memberInfoResource.restore(store, undefined);
}

/** Restores the session once storage that hung at the start answers, unless a member has signed in or out meanwhile. */
async function takeUpLate(store: Store): Promise<void> {
  const isUntouched = () => runtimeOf(store).epoch === 0 && store.get(sessionState).status === 'guest';
  if (storageHealth() !== 'persistent' || !isUntouched()) return;
  const record = await readStored();
  if (record && isUntouched()) adopt(store, record);
}

/**
 * Opens a member's session. Another member's data is deleted before it resolves [S1-281]. Other tabs wait meanwhile: their
 * refused calls of that member must not end the session opened here.
 */
export const signIn = (store: Store, value: LoginValue): Promise<void> =>
  withSessionLock(async () => {
    const epoch = nextGeneration(store);
    const record = toRecord(value);
    publish(store, null);
    await Promise.all([clearMemberStorage(), forgetMemberCache()]);
    await Promise.all([storedSession.set(record), storedAutoLogin.set(1)]);
    if (runtimeOf(store).epoch !== epoch) return;
    runtimeOf(store).renewedAt = Date.now();
    runtimeOf(store).renewal = value.renewal;
    store.set(sessionEndedState, false);
    publish(store, record);
    notifyTabs('signed-in');
    void askToPersist();
  });

/**
 * Signs in with the answer of `open`, replacing any session, and loads the member [S1-338]. A pending logout is completed by the
 * replacement. Rejects as `open` does.
 */
export async function beginSession(store: Store, open: () => Promise<LoginValue>): Promise<LoginValue> {
  const value = await replacingPendingLogout(open);
  await signIn(store, value);
  void memberInfoResource.ensure(store, undefined);
  return value;
}

/**
 * Ends the session: first here, with all data of the member [S1-281], then at the gateway and in the other tabs. Never rejects;
 * an unreachable gateway is notified later, and a start does not renew [S1-328].
 */
export async function signOut(store: Store): Promise<void> {
  const token = runtimeOf(store).renewal ?? store.get(memberAtom)?.token;
  await leave(store);
  notifyTabs('signed-out');
  if (token) await sendLogout(token);
}

async function follow(store: Store, change: SessionChange): Promise<void> {
  if (change === 'signed-out') {
    // A session without a cookie belongs to this tab: no other has ended it.
    const { renewal } = runtimeOf(store);
    nextGeneration(store);
    dropIntent();
    publish(store, null);
    if (renewal !== undefined) await send(logout, { body: {}, token: renewal }).catch(() => undefined);
    return;
  }
  const record = await readStored();
  if (record) adopt(store, record);
}

/** The hooks for configureHttp, for this store; subscribes to the other tabs. Called once, in the browser. */
export function connectSession(
  store: Store,
): Required<Pick<HttpConfig, 'getToken' | 'getHeldToken' | 'getEncryptionKey'>> {
  onSessionChange((change) => void follow(store, change));
  onStorageHealth(() => void takeUpLate(store));
  return {
    getToken: (refused) => tokenForCall(store, refused),
    getHeldToken: async () => (await currentRecord(store))?.token ?? null,
    getEncryptionKey: (fresh) => encryptionKey(store, fresh),
  };
}
