import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydratedPartsAtom, noteCode, untilHydrated } from './hydrated.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Begins to wait for two parts. */
function begin() {
  const store = createStore();
  const told = { over: false };
  void untilHydrated(store, 2).then(() => (told.over = true));
  const tell = async () => {
    store.set(hydratedPartsAtom, (parts) => parts + 1);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { told, tell };
}

it('is over when the last part is hydrated', async () => {
  const { told, tell } = begin();
  await tell();
  expect(told.over).toBe(false);
  await tell();
  expect(told.over).toBe(true);
});

it('waits for a phone that is only slow', async () => {
  const { told, tell } = begin();
  await vi.advanceTimersByTimeAsync(12_000);
  await tell();
  expect(told.over).toBe(false);
  await tell();
  expect(told.over).toBe(true);
});

it('is over in the end where a part of the document is none of the app', async () => {
  const { told } = begin();
  await vi.advanceTimersByTimeAsync(19_900);
  expect(told.over).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(told.over).toBe(true);
});

it('gives up code that does not come, once nothing else goes on', async () => {
  const { told, tell } = begin();
  void noteCode(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3900);
  await tell();
  await vi.advanceTimersByTimeAsync(4000);
  expect(told.over).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(told.over).toBe(true);
});

it('gives up code that cannot be had', async () => {
  const { told } = begin();
  await expect(noteCode(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('fetch');
  await vi.advanceTimersByTimeAsync(4100);
  expect(told.over).toBe(true);
});
