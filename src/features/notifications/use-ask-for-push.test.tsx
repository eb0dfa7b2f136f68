// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAskForPush } from './use-ask-for-push.ts';

const device = vi.hoisted(() => ({ asked: false, permission: 'default', header: 'home' }));
vi.mock('#src/components/kit/page.ts', () => ({ usePage: () => ({ header: device.header }) }));
vi.mock('#src/platform/worker/push.ts', () => ({
  pushSupport: () => 'supported',
  pushPermission: () => device.permission,
}));
vi.mock('#src/state/notify/push.ts', () => ({
  storedAsked: { get: async () => device.asked, set: async (asked: boolean) => void (device.asked = asked) },
}));

beforeEach(() => {
  Object.assign(device, { asked: false, permission: 'default', header: 'home' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, rerender } = renderHook(() => useAskForPush(), { wrapper });
  return {
    isAsking: () => result.current.open,
    close: () => act(() => result.current.close()),
    goTo: (header: string) => {
      device.header = header;
      rerender();
    },
  };
}

describe('the prompt for notifications', () => {
  it('is shown after the first minute on home, and never again on the device', async () => {
    const page = open();
    await pass(59_000);
    expect(page.isAsking()).toBe(false);
    await pass(1500);
    expect(page.isAsking()).toBe(true);
    page.close();
    const next = open();
    await pass(120_000);
    expect([page.isAsking(), next.isAsking()]).toEqual([false, false]);
  });

  it('is not shown on other pages, and on home again only after a while', async () => {
    const page = open();
    page.goTo('back');
    await pass(120_000);
    expect(page.isAsking()).toBe(false);
    page.goTo('home');
    await pass(3000);
    expect(page.isAsking()).toBe(false);
    await pass(1500);
    expect(page.isAsking()).toBe(true);
  });

  it.each(['granted', 'denied'])('is not asked where the browser was told: %s', async (permission) => {
    device.permission = permission;
    const page = open();
    await pass(120_000);
    expect(page.isAsking()).toBe(false);
  });

  it('does not interrupt an open dialog or game', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    const page = open();
    await pass(120_000);
    dialog.remove();
    expect(page.isAsking()).toBe(false);
    expect(device.asked).toBe(false);
  });
});
