import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { PushPayload } from '#src/contract/notify/push.schema.ts';
import { type PushService, startPushService } from '#gateway/testing/push-service.ts';
import { withDatabase } from './database.ts';
import { demoMember } from './members.ts';
import { operate } from './operate.ts';
import { journeysOn } from './own-gateway.ts';
import { renewSubscription } from './renew-push.ts';
import { go, waitForStart } from './start.ts';
import type { Say } from './texts.ts';
import { waitForActiveWorker } from './worker.ts';

/** The page's calls of the browser's push, as recorded by the stub below. */
type Watched = { prompts: number; cleared: number };

/**
 * No headless browser subscribes to a push service. Only that is replaced: a subscription with real keys at a push service on
 * this machine. It outlives the page, like a browser's.
 */
async function stubSubscribe(
  context: BrowserContext,
  subscription: ReturnType<PushService['subscribe']>,
): Promise<void> {
  await context.addInitScript(({ endpoint, keys }) => {
    // A page that is still empty has none of it.
    if (!isSecureContext) return;
    const key = 'stubbed-push';
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
        .buffer;
    const standing = () => {
      const publicKey = localStorage.getItem(key);
      if (publicKey === null) return null;
      return {
        endpoint,
        options: { applicationServerKey: bytes(publicKey), userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      };
    };
    const watched: Watched = { prompts: 0, cleared: 0 };
    Object.assign(window, { watchedPush: watched });
    const prompt = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      watched.prompts += 1;
      return prompt();
    };
    const clear = navigator.clearAppBadge.bind(navigator);
    navigator.clearAppBadge = () => {
      watched.cleared += 1;
      return clear();
    };
    Object.assign(PushManager.prototype, {
      subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: string }) => {
        if (!options.userVisibleOnly) throw new DOMException('silent push', 'NotAllowedError');
        localStorage.setItem(key, options.applicationServerKey);
        return standing();
      },
      getSubscription: async () => standing(),
    });
  }, subscription);
}

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watchedPush: Watched }).watchedPush);

export type PushTest = {
  readonly service: PushService;
  /** Runs an operator's command. */
  readonly operator: (...argv: string[]) => Promise<string>;
  /** Waits for the message number `count` at the push service. */
  readonly arrived: (count: number) => Promise<PushPayload>;
};

/** Journeys with their own push service, on a gateway that may call it. */
export const test = journeysOn({ PUSH_LOOPBACK: 'on' }).extend<{ push: PushTest }>({
  push: async ({ context, gateway }, use) => {
    // Data left by the previous journey: the gateway is the same.
    await withDatabase(gateway, async (db) => {
      for (const table of ['push_deliveries', 'push_subscriptions', 'push_preferences'] as const)
        await db.deleteFrom(table).execute();
    });
    const service = await startPushService();
    await stubSubscribe(context, service.subscribe());
    await use({
      service,
      operator: (...argv) => operate(gateway, argv),
      arrived: async (count) => {
        const deadline = Date.now() + 10_000;
        while (service.received.length < count && Date.now() < deadline)
          await new Promise((resolve) => setTimeout(resolve, 100));
        const message = service.received[count - 1];
        if (!message) throw new Error(`${service.received.length} of ${count} messages arrived`);
        return message.payload;
      },
    });
    await service.close();
  },
});

/**
 * Lets minutes pass on home until `shown` is visible: there is no prompt in the first one, which starts with the code of the
 * prompt.
 */
export async function passUntil(page: Page, shown: Locator): Promise<void> {
  await page.clock.install();
  await page.reload();
  await waitForStart(page);
  await expect(async () => {
    await page.clock.fastForward(62_000);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The part of a worker's global scope that an event uses; the tests are typed for a page. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
  readonly PushEvent: new (type: string, options: { data: string }) => Event;
  readonly dispatchEvent: (event: Event) => boolean;
};
type Happening = { push: string } | { click: string };

/**
 * The worker of a page, and its real handlers for an event that is created inside it: the debugging protocol's delivery of a push
 * lost one now and then. Resolves when the handlers are done, with the windows that they opened.
 */
export async function attachWorker(page: Page) {
  await waitForActiveWorker(page);
  const worker = page.context().serviceWorkers().at(-1) ?? (await page.context().waitForEvent('serviceworker'));
  const happen = (happening: Happening) =>
    worker.evaluate(async (what) => {
      const scope = globalThis as unknown as WorkerScope;
      const opened: string[] = [];
      scope.clients.openWindow = async (url) => {
        opened.push(url);
        return null;
      };
      const makeEvent = async () => {
        if ('push' in what) return new scope.PushEvent('push', { data: what.push });
        const notification = (await scope.registration.getNotifications()).find((one) => one.title === what.click);
        if (!notification) throw new Error(`no notification says ${what.click}`);
        return new scope.NotificationEvent('notificationclick', { notification });
      };
      const event = await makeEvent();
      const work: Promise<unknown>[] = [];
      Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => void work.push(one) });
      scope.dispatchEvent(event);
      await Promise.all(work);
      return opened;
    }, happening);
  return {
    worker,
    deliver: async (data: string): Promise<void> => void (await happen({ push: data })),
    notifications: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const shown = await registration.getNotifications();
        return shown.map(({ title, body, lang, tag, icon, data }) => ({
          title,
          body,
          lang,
          tag,
          icon: new URL(icon).pathname,
          path: (data as { path: string }).path,
        }));
      }),
    /** The browser replaces the current subscription by another one. */
    renew: async (next: ReturnType<PushService['subscribe']>): Promise<void> => {
      const old = await page.evaluate(async () => {
        const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
        return subscription?.toJSON();
      });
      await worker.evaluate(renewSubscription, [old, next] as const);
    },
    /** Clicks the notification of a title. */
    click: (title: string) => happen({ click: title }),
  };
}

/** An operator's message, as the command takes its texts. */
export const fishingWeek = [
  ...['--title-pt', 'Semana da pescaria', '--body-pt', 'Começa hoje'],
  ...['--title-en', 'Fishing week', '--body-en', 'Starts today'],
];

/** A switch of the settings. */
export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** Opens the settings and turns notifications on there, with the browser's permission granted. */
export async function turnOn(page: Page, say: Say): Promise<void> {
  // The redirect home after the login has to end first.
  await expect(page.getByRole('banner')).toContainText(demoMember.userName);
  await page.context().grantPermissions(['notifications']);
  await waitForActiveWorker(page);
  await go(page, '/m/set/notifications');
  await switchOf(page, say('Notifications')).click();
  await expect(switchOf(page, say('Notifications'))).toBeChecked();
}
