import { isTrialGuest } from '#src/contract/core/member-type.ts';
import type { LoginValue } from '#src/contract/identity/session.schema.ts';
import { env } from '#src/platform/calls/env.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { notifyTabs } from '#src/platform/storage/session-channel.ts';
import { type SessionRecord, storedAutoLogin, storedSession } from '#src/platform/storage/session-record.ts';
import { clearMemberStorage } from '#src/platform/storage/storage.ts';
import { withTabLock } from '#src/platform/storage/tab-lock.ts';
import { forgetMemberCache } from '#src/platform/worker/channel.ts';
import { hintMember } from '#src/platform/storage/member-hint.ts';
import { pendingLoginAtom } from './pending-login.ts';
import { dropIntent } from '#src/state/app/drop-intent.ts';
import { memberAtom, sessionEndedState, sessionState } from './session-atoms.ts';

/**
 * State of one page's life. `epoch` counts sign-ins and sign-outs: work started under an older one must not write any more
 * [S2-106]. `tokens` are those of the current session, renewed ones included.
 */
type SessionRuntime = {
  epoch: number;
  tokens: Set<string>;
  stored: Promise<SessionRecord | null> | undefined;
  renewedAt: number;
  /** Renewal token of a visit whose browser keeps no cookies: in memory only, never stored. */
  renewal: string | undefined;
  /** Pending renewals by expired token: one per token, shared by all calls that failed with it. */
  renewals: Map<string, Promise<boolean>>;
};
const lives = new WeakMap<Store, SessionRuntime>();
export function runtimeOf(store: Store): SessionRuntime {
  let life = lives.get(store);
  if (!life)
    lives.set(
      store,
      (life = {
        epoch: 0,
        tokens: new Set(),
        stored: undefined,
        renewedAt: -Infinity,
        renewal: undefined,
        renewals: new Map(),
      }),
    );
  return life;
}

export function nextGeneration(store: Store): number {
  const life = runtimeOf(store);
  life.epoch += 1;
  life.tokens.clear();
  life.renewal = undefined;
  store.set(pendingLoginAtom, { login: null, captcha: null });
  return life.epoch;
}

/** Sets the record whose token calls send. */
function hold(store: Store, record: SessionRecord | null): void {
  const life = runtimeOf(store);
  life.stored = Promise.resolve(record);
  if (record) life.tokens.add(record.token);
}

/**
 * For trial guests the type is that of the customer, and the name is also stored as the trial's [S2-099, S2-102]. The renewal
 * token of a visit is not part of the stored record.
 */
export const toRecord = ({
  expiresIn,
  customerType,
  renewal: _held,
  ...value
}: LoginValue & { id?: string }): SessionRecord => ({
  ...value,
  type: customerType ?? value.type,
  ...(isTrialGuest(customerType ?? value.type) && { trialName: value.userName }),
  merchantCode: env.merchant,
  expiresAt: Date.now() + expiresIn * 1000,
});

/** Sets the record that screens read. */
export function publish(store: Store, member: SessionRecord | null): void {
  hold(store, member);
  store.set(sessionState, member ? { status: 'member', member } : { status: 'guest' });
  setResourceOwner(store, member?.userName ?? null);
  hintMember(member !== null);
}

/** The stored session, if it may be restored: none after a logout, none of another merchant. */
export async function readStored(): Promise<SessionRecord | null> {
  const [record, autoLogin] = await Promise.all([storedSession.get(), storedAutoLogin.get()]);
  return autoLogin === 1 && record?.merchantCode === env.merchant ? record : null;
}
export function storedOnce(store: Store): Promise<SessionRecord | null> {
  const life = runtimeOf(store);
  life.stored ??= readStored().then((record) => {
    if (record) life.tokens.add(record.token);
    return record;
  });
  return life.stored;
}

/** A call made before the session is restored waits for the stored record, without changing the screen. */
export const currentRecord = async (store: Store): Promise<SessionRecord | null> =>
  store.get(sessionState).status === 'restoring' ? storedOnce(store) : store.get(memberAtom);

/** Adopts a record from this tab or another one. False if it is another member's: pending work must not continue as them. */
export function adopt(store: Store, record: SessionRecord): boolean {
  const before = store.get(memberAtom);
  const same = before === null || before.userName === record.userName;
  if (!same) nextGeneration(store);
  // During the restore, screens wait for its end.
  if (store.get(sessionState).status === 'restoring') hold(store, record);
  else publish(store, record);
  return same;
}

/** Ends the session here, with all data of the member [S1-281]; a start does not restore it [S1-328]. */
export async function leave(store: Store): Promise<void> {
  nextGeneration(store);
  dropIntent();
  publish(store, null);
  await Promise.all([storedAutoLogin.set(0), clearMemberStorage(), forgetMemberCache()]);
}

/** One tab at a time changes the stored session: renews it, ends it or replaces it by another member's [S2-105]. */
export const withSessionLock = <T>(task: () => Promise<T>): Promise<T> => withTabLock('session-renewal', task);

/** The gateway has ended the session of this token. A session that has replaced it meanwhile, here or in another tab, stays. */
export const endSession = (store: Store, token: string): Promise<void> =>
  withSessionLock(async () => {
    const current = await currentRecord(store);
    if (current?.token !== token) return;
    const standing = await readStored();
    if (standing && standing.userName !== current.userName) return void adopt(store, standing);
    store.set(sessionEndedState, true);
    await leave(store);
    notifyTabs('signed-out');
  });
