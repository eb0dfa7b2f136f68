import { toBase64Url } from '#src/contract/core/base64url.ts';
import { replacePushSubscription } from '#src/contract/notify/push.ts';
import type { OpenScreen } from '#src/contract/notify/push.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { askForAnswer, within } from '#src/contract/core/within.ts';
import { pathOf, toNotice } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

/** Names of events that the DOM library does not type for workers. */
type SubscriptionChange = ExtendableEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};
type WithBadge = { setAppBadge?: (count: number) => Promise<void> };

/** Timeout for a page to confirm that it has opened the screen, after which a new window opens; ms. */
const pageTimeout = 1000;
/** Timeout of reading the pages' language; ms. */
const cookieTimeout = 500;

/** Shows push messages as notifications, and opens screens on click. Called once, at the start of the worker. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(Promise.all([open(pathOf(event.notification.data)), countUnread()]));
  });
  self.addEventListener('notificationclose', (event) => event.waitUntil(countUnread()));
  self.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(renew(event as SubscriptionChange)),
  );
}

/** Always shows a notification, never a silent push. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, options } = toNotice(readText(data), (await within(language(), cookieTimeout)) ?? 'pt');
  await self.registration.showNotification(title, options);
  await countUnread();
}

function readText(data: PushMessageData | null): string | undefined {
  try {
    return data?.text();
  } catch {
    return undefined;
  }
}

/** The language of the last page: the worker reads the cookie by which the gateway serves documents. */
async function language(): Promise<Language> {
  const store = (self as { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } }).cookieStore;
  const cookie = await store?.get('language').catch(() => null);
  return cookie?.value === 'en' ? 'en' : 'pt';
}

/** The app's badge counts notifications neither opened nor dismissed; a visible page clears it. */
async function countUnread(): Promise<void> {
  const unread = await self.registration.getNotifications();
  await (navigator as WithBadge).setAppBadge?.(unread.length).catch(() => undefined);
}

/** Opens it in an existing page, the focused one first; a page with a running game refuses. Else in a new window. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.toSorted((one, other) => rank(other) - rank(one));
  if (page) {
    const focused = await page.focus().catch(() => page);
    if (await ask(focused, path)) return;
  }
  await self.clients.openWindow(path);
}

const rank = ({ focused, visibilityState }: WindowClient) =>
  (focused ? 2 : 0) + (visibilityState === 'visible' ? 1 : 0);

const ask = async (page: WindowClient, path: string): Promise<boolean> =>
  (await askForAnswer(page, { type: 'OPEN_SCREEN', path } satisfies OpenScreen, pageTimeout)) === true;

/**
 * The browser has renewed the subscription, or ended it. The new one is reported to the gateway by the old one's secret, since a
 * worker has no token; if that fails, the next start of the app saves it.
 */
async function renew({ oldSubscription: old, newSubscription }: SubscriptionChange): Promise<void> {
  const auth = old && toText(old.getKey('auth'));
  if (!old || !auth) return;
  const next =
    newSubscription ??
    (await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: old.options.applicationServerKey })
      .catch(() => null));
  if (!next) return;
  const keys = { p256dh: toText(next.getKey('p256dh')), auth: toText(next.getKey('auth')) };
  const { method, path } = replacePushSubscription;
  await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint: next.endpoint, keys, old: { endpoint: old.endpoint, auth } }),
  }).catch(() => undefined);
}

const toText = (bytes: ArrayBuffer | null): string => (bytes ? toBase64Url(bytes) : '');
