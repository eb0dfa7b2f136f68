import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushPayload } from '#src/contract/notify/push.schema.ts';
import { listenToPush } from './push.ts';

type Heard = { data: { text: () => string } | null; waitUntil: (work: Promise<unknown>) => void };

const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const setAppBadge = vi.fn<(count: number) => Promise<void>>();
const readCookie = vi.fn<() => Promise<{ value: string } | null>>();
let push: (event: Heard) => void;

beforeEach(() => {
  showNotification.mockReset().mockResolvedValue();
  setAppBadge.mockReset().mockResolvedValue();
  readCookie.mockReset().mockResolvedValue(null);
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: typeof push) => {
      if (name === 'push') push = listener;
    },
    registration: { showNotification, getNotifications: async () => [{}, {}] },
    cookieStore: { get: readCookie },
  });
  vi.stubGlobal('navigator', { setAppBadge });
  listenToPush();
});

/** Dispatches a message to the worker; resolves when the browser may stop it again. */
async function deliver(text: string | null): Promise<void> {
  const work: Promise<unknown>[] = [];
  push({ data: text === null ? null : { text: () => text }, waitUntil: (one) => void work.push(one) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

const credit = {
  pt: { title: 'Você recebeu um crédito', body: 'Toque para ver a carteira.' },
  en: { title: 'You received a credit', body: 'Tap to see the wallet.' },
};

describe('a push message', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['en', 'en'],
  ] as const)('in %s is shown in its own language, whatever the pages speak, and counted', async (lang, locale) => {
    readCookie.mockResolvedValue({ value: lang === 'pt' ? 'en' : 'pt' });
    const message: PushPayload = { ...credit[lang], path: '/m/member/home', tag: 'credit', lang, kind: 'account' };
    await deliver(JSON.stringify(message));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(message.title, {
      body: message.body,
      icon: '/icons/icon-192.png',
      badge: '/icons/monochrome-512.png',
      tag: 'credit',
      lang: locale,
      data: { path: '/m/member/home' },
    });
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  });

  it.each([
    ['pt', 'Há uma novidade para você. Toque para abrir.'],
    ['en', 'There is news for you. Tap to open.'],
    [undefined, 'Há uma novidade para você. Toque para abrir.'],
  ])('that cannot be read is shown in the language of the pages, %s', async (value, body) => {
    readCookie.mockResolvedValue(value === undefined ? null : { value });
    await deliver(null);
    expect(showNotification.mock.calls.map(([title, options]) => [title, options.body])).toEqual([['Maré', body]]);
  });

  it('is shown although the browser never says what its cookies are', async () => {
    vi.useFakeTimers();
    readCookie.mockReturnValue(new Promise(() => undefined));
    const delivered = deliver('no message of ours');
    await vi.runAllTimersAsync();
    await delivered;
    vi.useRealTimers();
    expect(showNotification).toHaveBeenCalledOnce();
  });
});
