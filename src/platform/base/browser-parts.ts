import { attempt, readCookies, writeCookie } from './browser-storage.ts';

/** The rest of what a browser may refuse, see browser-storage.ts. */

export const cacheStorage = (): CacheStorage | undefined => attempt(() => caches);

export const lockManager = (): LockManager | undefined => attempt(() => navigator.locks);

/** Undefined where there are no workers. `ready` may reject, or never settle, where registering is refused. */
export const workerContainer = (): ServiceWorkerContainer | undefined => attempt(() => navigator.serviceWorker);

/** Whether a worker answers this page's requests. */
export const workerInCharge = (): boolean => Boolean(attempt(() => navigator.serviceWorker.controller));

export const openChannel = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));

/** Whether the browser keeps a cookie of this site; `navigator.cookieEnabled` says yes in Chromium when it does not. */
export function keepsCookies(): boolean {
  if (typeof document === 'undefined') return true;
  writeCookie('kept=1; path=/; samesite=lax');
  const kept = /(?:^|; )kept=1/.test(readCookies());
  writeCookie('kept=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  return kept;
}

/** What the browser's owner has said to notifications; undefined where there are none. */
export const notificationPermission = (): NotificationPermission | undefined => attempt(() => Notification.permission);

/** Asks by the browser's own prompt. Never rejects. */
export const askNotificationPermission = async (): Promise<NotificationPermission> => {
  const asked = await attempt(() => Notification.requestPermission())?.catch(() => undefined);
  return asked ?? notificationPermission() ?? 'denied';
};

/** Whether a media query holds; false where the browser cannot say. */
export const matchesMedia = (query: string): boolean => attempt(() => window.matchMedia(query).matches) ?? false;

/** Asks the browser not to clear what is stored. Never rejects. */
export const persistStorage = async (): Promise<boolean | undefined> =>
  attempt(() => navigator.storage.persist())?.catch(() => false);

/** Rejects, or throws, where the browser or the visitor does not allow it. */
export const writeClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Undefined where the device shares nothing. */
export const shareBySystem = (): ((data: ShareData) => Promise<void>) | undefined => {
  const share = attempt(() => navigator.share);
  return typeof share === 'function' ? (data) => share.call(navigator, data) : undefined;
};

export const credentials = (): CredentialsContainer | undefined => attempt(() => navigator.credentials);

/** Takes the number off the app's icon. */
export function clearAppBadge(): void {
  void attempt(() => navigator.clearAppBadge())?.catch(() => undefined);
}
