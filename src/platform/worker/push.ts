import * as v from 'valibot';
import { toBase64Url } from '#src/contract/core/base64url.ts';
import { OpenScreen } from '#src/contract/notify/push.schema.ts';
import { within } from '#src/contract/core/within.ts';
import {
  askNotificationPermission,
  clearAppBadge,
  notificationPermission,
  workerContainer,
} from '#src/platform/base/browser-parts.ts';
import { isInstalled } from '#src/platform/device/display-mode.ts';
import { deviceOf } from '#src/platform/device/user-agent.ts';

/** Whether this browser supports push messages: `install-first` on iOS, which supports them only in installed apps. */
export type PushSupport = 'supported' | 'unsupported' | 'install-first';

export function pushSupport(): PushSupport {
  if (workerContainer() && 'PushManager' in window && notificationPermission()) return 'supported';
  return deviceOf(navigator).system === 'ios' && !isInstalled() ? 'install-first' : 'unsupported';
}

/** The permission for notifications; `default`: not asked yet. */
export const pushPermission = (): NotificationPermission =>
  (pushSupport() === 'supported' && notificationPermission()) || 'denied';

/** Asks by the browser's own prompt; only on a tap that requests it. */
export const askPermission = askNotificationPermission;

/** This browser's subscription; null without a worker. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await workerContainer()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Timeout for a worker that is still installing; ms. */
const workerTimeout = 10_000;

/** Subscribes under the site's key; a subscription under another key is ended first. Rejects if the browser refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const ready = workerContainer()?.ready;
  const registration = ready && (await within(ready, workerTimeout));
  if (!registration) throw new DOMException('no worker', 'TimeoutError');
  const known = await registration.pushManager.getSubscription();
  if (known && isUnder(known, publicKey)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the subscription of this browser; resolves with its endpoint. Never rejects. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await currentSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  return subscription?.endpoint ?? null;
}

/** A subscription as sent. */
export function toWire(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

function isUnder(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  return key !== null && toBase64Url(key) === publicKey;
}

/**
 * Handles a click on a notification: `open` shows its screen and returns whether it did. Returns the function that unsubscribes.
 */
export function onOpenScreen(open: (path: string) => boolean): () => void {
  const container = workerContainer();
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (v.is(OpenScreen, data)) ports[0]?.postMessage(open(data.path));
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}

/** Removes the badge from the app's icon: the counted messages are on screen now. */
export const clearBadge = clearAppBadge;
