// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { SessionRecord } from '#src/platform/storage/session-record.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { DeviceNotifications } from './device-notifications.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

/** The subscription at the browser's push service; null until the browser has subscribed. */
let standing: object | null = null;

/** A browser that supports push messages, with this permission. */
function canPush(permission: NotificationPermission): void {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      standing = null;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => standing,
      subscribe: async () => (standing = subscription),
    },
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

beforeEach(() => {
  standing = null;
  send.mockReset().mockResolvedValue({ publicKey: 'key' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const member: SessionRecord = {
  token: 'token',
  userName: 'marina',
  type: 0,
  merchantCode: 'mare',
  firstTimeLogin: false,
  expiresAt: Date.now() + 600_000,
};
async function show() {
  const { store } = await showInApp(DeviceNotifications);
  await act(async () => store.set(sessionState, { status: 'member', member }));
}
const control = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Notifications' });

it('says that a browser without push cannot show notifications', async () => {
  await show();
  expect(screen.getByText('This browser cannot show notifications.')).toBeTruthy();
  expect(control().disabled).toBe(true);
});

it('says on an iPhone that the app has to be installed first', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Safari/605.1.15';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  await show();
  expect(screen.getByText(/work in the installed app\. Tap Share/)).toBeTruthy();
  expect(control().disabled).toBe(true);
});

it('says how to allow notifications that are blocked in the browser', async () => {
  canPush('denied');
  await show();
  expect(screen.getByText(/blocks notifications from this site/)).toBeTruthy();
  expect(control().disabled).toBe(true);
});

it('stays off when the gateway fails, shows the error, ends the subscription, and can be retried', async () => {
  canPush('granted');
  await show();
  send.mockImplementation(async ({ name }) => {
    if (name === 'savePushSubscription') throw new AppError('unknown_error');
    return { publicKey: 'key' };
  });
  await act(async () => fireEvent.click(control()));
  expect((await screen.findByRole('alert')).textContent).toContain('Notifications could not be turned on.');
  expect(control().getAttribute('aria-checked')).toBe('false');
  expect(standing).toBeNull();
  send.mockResolvedValue({ publicKey: 'key' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByRole('switch', { name: 'Notifications', checked: true });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(standing).not.toBeNull();
});
