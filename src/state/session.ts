import { isTrialGuest, type LoginValue, renewSession } from '#src/contract/session.ts';
import { env } from '#src/platform/calls/env.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import type { HttpConfig } from '#src/platform/calls/http.ts';
import { send } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/cache.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { onSessionChange, type SessionChange, tellTabs } from '#src/platform/storage/session-channel.ts';
import {
  replaceSession,
  type SessionRecord,
  storedAutoLogin,
  storedSession,
} from '#src/platform/storage/session-record.ts';
import { askToPersist, clearMemberStorage, onStorageHealth, storageHealth } from '#src/platform/storage/storage.ts';
import { forgetMemberCache } from '#src/platform/worker/channel.ts';
import { withTabLock } from '#src/platform/storage/tab-lock.ts';
import { heldAuthAtom } from './auth.ts';
import { memberInfoResource } from './member.ts';
import { sendLogout } from './pending-logout.ts';
import { memberAtom, sessionEndedState, sessionState } from './session-atoms.ts';
import { encryptionKey } from './site.ts';

/**
 * What belongs to the life of one page. `epoch` counts sign-ins and sign-outs: whoever began under an older one has
 * nothing to write any more [S2-106]. `tokens` are those of the session that stands, the renewed ones included.
 */
type Life = {
  epoch: number;
  tokens: Set<string>;
  stored: Promise<SessionRecord | null> | undefined;
  renewedAt: number;
};
const lives = new WeakMap<Store, Life>();
function lifeOf(store: Store): Life {
  let life = lives.get(store);
  if (!life) lives.set(store, (life = { epoch: 0, tokens: new Set(), stored: undefined, renewedAt: -Infinity }));
  return life;
}

function beginEpoch(store: Store): number {
  const life = lifeOf(store);
  life.epoch += 1;
  life.tokens.clear();
  store.set(heldAuthAtom, { login: null, captcha: null });
  return life.epoch;
}

/** Makes a record the one that calls go out with. */
function hold(store: Store, record: SessionRecord | null): void {
  const life = lifeOf(store);
  life.stored = Promise.resolve(record);
  if (record) life.tokens.add(record.token);
}

/** A token this close to its end is renewed before it is sent; ms. */
const margin = 5000;
/** Home renews a session that is older than this; ms. */
const renewAfter = 60_000;

/** For trial guests the type is that of the customer, and the name is kept as the trial's, too [S2-099, S2-102]. */
const toRecord = ({ expiresIn, customerType, ...value }: LoginValue & { id?: string }): SessionRecord => ({
  ...value,
  type: customerType ?? value.type,
  ...(isTrialGuest(customerType ?? value.type) && { trialName: value.userName }),
  merchantCode: env.merchant,
  expiresAt: Date.now() + expiresIn * 1000,
});

/** Makes a record the one that the screens see. */
function publish(store: Store, member: SessionRecord | null): void {
  hold(store, member);
  store.set(sessionState, member ? { status: 'member', member } : { status: 'guest' });
  setResourceOwner(store, member?.userName ?? null);
}

/** What is stored of a session that may be taken up again: none after a logout, none of another merchant. */
async function readStored(): Promise<SessionRecord | null> {
  const [record, autoLogin] = await Promise.all([storedSession.get(), storedAutoLogin.get()]);
  return autoLogin === 1 && record?.merchantCode === env.merchant ? record : null;
}
function storedOnce(store: Store): Promise<SessionRecord | null> {
  const life = lifeOf(store);
  life.stored ??= readStored().then((record) => {
    if (record) life.tokens.add(record.token);
    return record;
  });
  return life.stored;
}

/** Takes the stored session up again. Resolves with `guest` or `member` set, after 1 s at most; never rejects. */
export async function restoreSession(store: Store): Promise<void> {
  const { epoch } = lifeOf(store);
  await storedOnce(store);
  // Asked again: a call that was made meanwhile may have renewed it.
  const record = await storedOnce(store);
  if (lifeOf(store).epoch !== epoch) return;
  publish(store, record);
  if (record) void memberInfoResource.restore(store, undefined);
}

/** Storage that hung at the start answers again: its session is taken up, unless somebody has signed in or out meanwhile. */
async function takeUpLate(store: Store): Promise<void> {
  const isUntouched = () => lifeOf(store).epoch === 0 && store.get(sessionState).status === 'guest';
  if (storageHealth() !== 'persistent' || !isUntouched()) return;
  const record = await readStored();
  if (record && isUntouched()) adopt(store, record);
}

/** Begins a member's session. What another member left is gone before it resolves [S1-281]. */
export async function signIn(store: Store, value: LoginValue): Promise<void> {
  const epoch = beginEpoch(store);
  const record = toRecord(value);
  publish(store, null);
  await Promise.all([clearMemberStorage(), forgetMemberCache()]);
  await Promise.all([storedSession.set(record), storedAutoLogin.set(1)]);
  if (lifeOf(store).epoch !== epoch) return;
  lifeOf(store).renewedAt = Date.now();
  store.set(sessionEndedState, false);
  publish(store, record);
  tellTabs('signed-in');
  void askToPersist();
}

/**
 * Ends the session: first here, with everything that belonged to the member [S1-281], then at the gateway and in the
 * other tabs. Never rejects; a gateway that cannot be reached is told later, and no start renews [S1-328].
 */
export async function signOut(store: Store): Promise<void> {
  const token = store.get(memberAtom)?.token;
  await leave(store);
  tellTabs('signed-out');
  if (token) await sendLogout(token);
}

async function leave(store: Store): Promise<void> {
  beginEpoch(store);
  publish(store, null);
  await Promise.all([storedAutoLogin.set(0), clearMemberStorage(), forgetMemberCache()]);
}

/** The gateway ended the session of this token. A session that has replaced it meanwhile goes on. */
async function endSession(store: Store, token: string): Promise<void> {
  if ((await currentRecord(store))?.token !== token) return;
  store.set(sessionEndedState, true);
  await leave(store);
  tellTabs('signed-out');
}

/**
 * Renews the session that a token belongs to, in one tab at a time [S2-105]. True: there is a fresh token of the same
 * session. False: that session is over. Rejects when the gateway could not be asked.
 */
async function renew(store: Store, token: string): Promise<boolean> {
  return withTabLock('session-renewal', async () => {
    const life = lifeOf(store);
    if (!life.tokens.has(token)) return false;
    const { epoch } = life;
    const standing = await storedSession.get();
    if (!standing || life.epoch !== epoch) return false;
    // Another tab, or another call, was faster.
    if (standing.token !== token && standing.expiresAt > Date.now() + margin) return adopt(store, standing);
    const value = await askToRenew();
    if (!value || life.epoch !== epoch) return false;
    const renewed = toRecord(value);
    const stands = await replaceSession(standing.token, renewed);
    if (stands?.token !== renewed.token || life.epoch !== epoch) return false;
    life.renewedAt = Date.now();
    const same = adopt(store, renewed);
    tellTabs('renewed');
    return same;
  });
}

async function askToRenew() {
  try {
    return await send(renewSession);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code === 'session_ended' || error.code === 'not_logged_in') return null;
    throw error;
  }
}

/** Goes on with a record that this tab or another one got. False when it is another member's: what began must not go on as him. */
function adopt(store: Store, record: SessionRecord): boolean {
  const before = store.get(memberAtom);
  const same = before === null || before.userName === record.userName;
  if (!same) beginEpoch(store);
  // While the session is being restored the screens wait for that.
  if (store.get(sessionState).status === 'restoring') hold(store, record);
  else publish(store, record);
  return same;
}

/** Renews on home when there is a session that has not just been renewed [S2-214]; a gateway that is away changes nothing. */
export async function renewOnHome(store: Store): Promise<void> {
  const member = store.get(memberAtom);
  if (!member || Date.now() - lifeOf(store).renewedAt < renewAfter) return;
  const renewed = await renew(store, member.token).catch(() => true);
  if (!renewed) await endSession(store, member.token);
}

async function follow(store: Store, news: SessionChange): Promise<void> {
  if (news === 'signed-out') {
    beginEpoch(store);
    publish(store, null);
    return;
  }
  const record = await readStored();
  if (record) adopt(store, record);
}

/** The hooks that configureHttp wants, for this store; listens to the other tabs from now on. Called once, in the browser. */
export function connectSession(
  store: Store,
): Required<Pick<HttpConfig, 'getToken' | 'renew' | 'onSessionEnded' | 'getEncryptionKey'>> {
  onSessionChange((news) => void follow(store, news));
  onStorageHealth(() => void takeUpLate(store));
  return {
    getToken: async () => {
      const record = await currentRecord(store);
      if (!record || record.expiresAt > Date.now() + margin) return record?.token ?? null;
      if (await renew(store, record.token)) return (await currentRecord(store))?.token ?? null;
      await endSession(store, record.token);
      throw new AppError('session_ended');
    },
    renew: (token) => renew(store, token),
    onSessionEnded: (token) => void endSession(store, token),
    getEncryptionKey: (fresh) => encryptionKey(store, fresh),
  };
}

/** A call that is made before the session is restored waits for the stored record, and leaves the screen alone. */
const currentRecord = async (store: Store): Promise<SessionRecord | null> =>
  store.get(sessionState).status === 'restoring' ? storedOnce(store) : store.get(memberAtom);
