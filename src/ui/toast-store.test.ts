import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_LONG_MS } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.read().map(({ text }) => text);

describe('the toasts', () => {
  it('stay 3 s when short and 8 s when long [S1-412]', () => {
    const store = createToastStore();
    store.show('short');
    store.show('long', { duration: TOAST_LONG_MS });
    vi.advanceTimersByTime(2999);
    expect(texts(store)).toEqual(['short', 'long']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual(['long']);
    vi.advanceTimersByTime(4999);
    expect(texts(store)).toEqual(['long']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('of loading go by their id, at the latest after their duration', () => {
    const store = createToastStore();
    const first = store.show('Saving', { kind: 'loading', duration: 10_000 });
    store.show('Loading', { kind: 'loading', duration: 10_000 });
    store.hide(first);
    expect(texts(store)).toEqual(['Loading']);
    vi.advanceTimersByTime(10_000);
    expect(texts(store)).toEqual([]);
    expect(() => store.hide(first)).not.toThrow();
  });

  it('say the same words once, and longer', () => {
    const store = createToastStore();
    const id = store.show('Saved');
    vi.advanceTimersByTime(2000);
    expect(store.show('Saved')).toBe(id);
    vi.advanceTimersByTime(2000);
    expect(texts(store)).toEqual(['Saved']);
    vi.advanceTimersByTime(1000);
    expect(texts(store)).toEqual([]);
  });

  it('are three at most, the newest', () => {
    const store = createToastStore();
    for (const text of ['a', 'b', 'c', 'd']) store.show(text);
    expect(texts(store)).toEqual(['b', 'c', 'd']);
  });

  it('notify listeners, until they stop', () => {
    const store = createToastStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.show('a');
    vi.advanceTimersByTime(3000);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.show('b');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
