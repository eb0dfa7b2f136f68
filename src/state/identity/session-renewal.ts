import { renewSession } from '#src/contract/identity/session.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { notifyTabs } from '#src/platform/storage/session-channel.ts';
import { replaceSession, storedSession } from '#src/platform/storage/session-record.ts';
import { atom } from 'jotai';
import { memberAtom } from './session-atoms.ts';
import { adopt, currentRecord, endSession, runtimeOf, toRecord, withSessionLock } from './session-runtime.ts';

/** A token this close to its expiry is renewed before it is sent; ms. */
const margin = 5000;
/** Home renews a session older than this; ms. */
const renewAfter = 60_000;

/**
 * Renews a token's session, in one tab at a time [S2-105]. True: there is a new token of the same session. False: that session is
 * over. Rejects if the gateway is unreachable.
 */
function renew(store: Store, token: string): Promise<boolean> {
  const { renewals } = runtimeOf(store);
  const renewal = renewals.get(token) ?? renewNow(store, token).finally(() => renewals.delete(token));
  renewals.set(token, renewal);
  return renewal;
}

const renewNow = (store: Store, token: string): Promise<boolean> =>
  withSessionLock(async () => {
    const life = runtimeOf(store);
    if (!life.tokens.has(token)) return false;
    const { epoch } = life;
    const standing = await storedSession.get();
    if (!standing || life.epoch !== epoch) return false;
    // Another tab, or another call, has already renewed it.
    if (standing.token !== token && standing.expiresAt > Date.now() + margin) return adopt(store, standing);
    const value = await askToRenew(life.renewal);
    // A session of another member is not this one: its cookie was replaced.
    if (value?.userName !== standing.userName || life.epoch !== epoch) return false;
    // Only the login reports whether it is the first one; that holds for its whole session.
    const renewed = { ...toRecord(value), firstTimeLogin: standing.firstTimeLogin };
    const stands = await replaceSession(standing.token, renewed);
    if (stands?.token !== renewed.token || life.epoch !== epoch) return false;
    life.renewedAt = Date.now();
    life.renewal = value.renewal;
    const same = adopt(store, renewed);
    notifyTabs('renewed');
    return same;
  });

async function askToRenew(visit: string | undefined) {
  try {
    return await send(renewSession, visit === undefined ? {} : { token: visit });
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code === 'session_ended' || error.code === 'not_logged_in') return null;
    throw error;
  }
}

/**
 * The token of a call, null for a guest: a new one in place of `refused`, or of one about to expire. Rejects with
 * `session_ended`, after ending the session, if it cannot be renewed; with another AppError if the gateway is unreachable.
 */
export async function tokenForCall(store: Store, refused?: string): Promise<string | null> {
  const record = await currentRecord(store);
  const old = refused ?? (record && record.expiresAt <= Date.now() + margin ? record.token : undefined);
  if (old === undefined) return record?.token ?? null;
  const fresh = (await renew(store, old)) && (await currentRecord(store))?.token;
  if (fresh) return fresh;
  await endSession(store, old);
  throw new AppError('session_ended');
}

/** When the session shown by home was opened or last renewed; 0 before home. Epoch ms. */
export const renewedOnHomeAtom = atom(0);

/** Renews the session on home, unless it has just been renewed [S2-214]; an unreachable gateway changes nothing. */
export async function renewOnHome(store: Store): Promise<void> {
  const member = store.get(memberAtom);
  if (!member) return;
  const isFresh = Date.now() - runtimeOf(store).renewedAt < renewAfter;
  if (isFresh || (await renew(store, member.token).catch(() => true)))
    store.set(renewedOnHomeAtom, runtimeOf(store).renewedAt);
  else await endSession(store, member.token);
}
