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

/** How notifications stand on this device; `unknown` until it has been looked at. */
export type DevicePush = 'unknown' | 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

const deviceState = atom<DevicePush>('unknown');
/** Written by this module alone. */
export const devicePushAtom = atom((get) => get(deviceState));

/** Whether the member has turned notifications on here; gone with everything else of the member at logout. */
const storedOn = defineStoredFlag('push', 'member');
/** Whether this device has been asked; one question is enough, settings remain. */
export const storedAsked = defineStoredFlag('pushAsked', 'device');

/** Looks at the browser and at what is stored, and tells how this device stands. */
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
 * Turns notifications on for the member on this device: the browser's prompt, then a subscription, then the gateway. Must
 * begin with a press. Answers how the device stands; rejects with an AppError, and then they are off.
 */
async function turnPushOn(store: Store): Promise<DevicePush> {
  if ((await askPermission()) !== 'granted') return lookAtDevice(store);
  const member = store.get(memberAtom)?.userName;
  try {
    await save(store);
    // Who left meanwhile must not leave a device behind.
    if (!member || store.get(memberAtom)?.userName !== member) throw new AppError('session_ended');
    await storedOn.set(true);
  } catch (cause) {
    await unsubscribe();
    await lookAtDevice(store);
    throw cause instanceof AppError ? cause : new AppError('unknown_error', { cause });
  }
  return lookAtDevice(store);
}

/** Turns notifications off on this device. It holds at once: the gateway, when it cannot be told, learns it at its next message. */
async function turnPushOff(store: Store): Promise<void> {
  await storedOn.set(false);
  const endpoint = await unsubscribe();
  await lookAtDevice(store);
  if (endpoint) await send(removePushSubscription, { body: { endpoint } }).catch(() => undefined);
}

/** Turns notifications on or off on this device and answers how it stands then. Call it by a press: the browser may ask. */
export const switchPush: Write<boolean, DevicePush> = async (store, on) => {
  if (on) return turnPushOn(store);
  await turnPushOff(store);
  return 'off';
};

/**
 * At the start of a visit: what the browser has renewed, or the site's key has changed, is saved again. A subscription that the
 * member did not ask for, because another one left it, ends. Never rejects; the next start tries again.
 */
export async function syncPush(store: Store): Promise<void> {
  try {
    if (pushSupport() !== 'supported') return;
    if ((await storedOn.get()) && pushPermission() === 'granted') await save(store);
    else await unsubscribe();
  } catch {
    // Without a network, or a browser that will not: what was saved before still stands.
  } finally {
    await lookAtDevice(store).catch(() => undefined);
  }
}

/** Ends what this browser is subscribed with; the gateway forgets it with the session. */
export async function leavePush(store: Store): Promise<void> {
  await unsubscribe();
  store.set(deviceState, 'unknown');
}

async function save(store: Store): Promise<void> {
  const { publicKey } = await send(pushKey);
  const subscription = await subscribe(publicKey);
  await send(savePushSubscription, { body: { ...toWire(subscription), language: store.get(languageAtom) } });
}
