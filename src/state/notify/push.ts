import { atom } from 'jotai';
import { pushKey, removePushSubscription, savePushSubscription } from '#src/contract/notify/push.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import {
  askPermission,
  currentSubscription,
  pushPermission,
  pushSupport,
  subscribe,
  toWire,
  unsubscribe,
} from '#src/platform/worker/push.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';

/** State of notifications on this device; `unknown` until it has been read. */
export type DevicePush = 'unknown' | 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

const deviceState = atom<DevicePush>('unknown');
/** Written by this module alone. */
export const devicePushAtom = atom((get) => get(deviceState));

/** Whether the member has turned notifications on here; deleted with their data at logout. */
const storedOn = defineStoredFlag('push', 'member');
/** Whether the prompt was shown on this device; once is enough, settings remain. */
export const storedAsked = defineStoredFlag('pushAsked', 'device');

/** Reads the browser's and the stored state, and returns this device's state. */
export async function lookAtDevice(store: Store): Promise<DevicePush> {
  const support = pushSupport();
  const found = support === 'supported' ? await standing() : support;
  store.set(deviceState, found);
  return found;
}

async function standing(): Promise<DevicePush> {
  if (pushPermission() === 'denied') return 'denied';
  const [on, subscription] = await Promise.all([storedOn.get(), currentSubscription()]);
  return on && subscription && pushPermission() === 'granted' ? 'on' : 'off';
}

/**
 * Turns notifications on for the member on this device: the browser's prompt, then a subscription, then the gateway. Must start
 * in a tap. Resolves with the device's state; rejects with an AppError, and then they are off.
 */
async function turnPushOn(store: Store): Promise<DevicePush> {
  if ((await askPermission()) !== 'granted') return lookAtDevice(store);
  const member = store.get(memberAtom)?.userName;
  try {
    await save(store);
    // A member who logged out meanwhile must leave no subscription behind.
    if (!member || store.get(memberAtom)?.userName !== member) throw new AppError('session_ended');
    await storedOn.set(true);
  } catch (cause) {
    await unsubscribe();
    await lookAtDevice(store);
    throw cause instanceof AppError ? cause : new AppError('unknown_error', { cause });
  }
  return lookAtDevice(store);
}

/** Turns notifications off on this device, effective at once: an unreachable gateway learns it with its next message. */
async function turnPushOff(store: Store): Promise<void> {
  await storedOn.set(false);
  const endpoint = await unsubscribe();
  await lookAtDevice(store);
  if (endpoint) await send(removePushSubscription, { body: { endpoint } }).catch(() => undefined);
}

/** Turns notifications on or off on this device and resolves with its state. Call it in a tap: the browser may ask. */
export const switchPush: Write<boolean, DevicePush> = async (store, on) => {
  if (on) return turnPushOn(store);
  await turnPushOff(store);
  return 'off';
};

/**
 * At the start of a visit: saves a subscription that the browser has renewed, or renews it if the site's key has changed. A
 * subscription left by another member ends. Never rejects; the next start retries.
 */
export async function syncPush(store: Store): Promise<void> {
  try {
    if (pushSupport() !== 'supported') return;
    if ((await storedOn.get()) && pushPermission() === 'granted') await save(store);
    else await unsubscribe();
  } catch {
    // Offline, or refused by the browser: the saved subscription stays.
  } finally {
    await lookAtDevice(store).catch(() => undefined);
  }
}

/** Ends this browser's subscription; the gateway deletes it with the session. */
export async function leavePush(store: Store): Promise<void> {
  await unsubscribe();
  store.set(deviceState, 'unknown');
}

async function save(store: Store): Promise<void> {
  const { publicKey } = await send(pushKey);
  const subscription = await subscribe(publicKey);
  await send(savePushSubscription, { body: { ...toWire(subscription), language: store.get(languageAtom) } });
}
