import { attempt, readCookies, writeCookie } from './browser-storage.ts';

/** Further APIs that a browser may refuse, see browser-storage.ts. */

export const cacheStorage = (): CacheStorage | undefined => attempt(() => caches);

export const lockManager = (): LockManager | undefined => attempt(() => navigator.locks);

/** Undefined if workers are unsupported. `ready` may reject, or never settle, if registration is refused. */
export const workerContainer = (): ServiceWorkerContainer | undefined => attempt(() => navigator.serviceWorker);

/** Whether a worker controls this page. */
export const hasController = (): boolean => Boolean(attempt(() => navigator.serviceWorker.controller));

export const openChannel = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));

/** Whether the browser keeps a cookie of this site; in Chromium `navigator.cookieEnabled` is true even if it does not. */
export function keepsCookies(): boolean {
  if (typeof document === 'undefined') return true;
  writeCookie('kept=1; path=/; samesite=lax');
  const kept = /(?:^|; )kept=1/.test(readCookies());
  writeCookie('kept=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  return kept;
}

/** The permission for notifications; undefined if they are unsupported. */
export const notificationPermission = (): NotificationPermission | undefined => attempt(() => Notification.permission);

/** Asks by the browser's own prompt. Never rejects. */
export const askNotificationPermission = async (): Promise<NotificationPermission> => {
  const asked = await attempt(() => Notification.requestPermission())?.catch(() => undefined);
  return asked ?? notificationPermission() ?? 'denied';
};

/** Whether a media query matches; false if unsupported. */
export const matchesMedia = (query: string): boolean => attempt(() => window.matchMedia(query).matches) ?? false;

/** Asks the browser not to evict stored data. Never rejects. */
export const persistStorage = async (): Promise<boolean | undefined> =>
  attempt(() => navigator.storage.persist())?.catch(() => false);

/** Rejects, or throws, where the browser or the visitor does not allow it. */
export const writeClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Undefined if the device has no share dialog. */
export const shareBySystem = (): ((data: ShareData) => Promise<void>) | undefined => {
  const share = attempt(() => navigator.share);
  return typeof share === 'function' ? (data) => share.call(navigator, data) : undefined;
};

export const credentials = (): CredentialsContainer | undefined => attempt(() => navigator.credentials);

/** Removes the badge from the app's icon. */
export function clearAppBadge(): void {
  void attempt(() => navigator.clearAppBadge())?.catch(() => undefined);
}
