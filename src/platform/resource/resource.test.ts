import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { peek } from './cache.ts';
import { setResourceOwner } from './resource-owner.ts';
import { dehydrate, type Store } from './resource.ts';
import { byHand } from '#src/platform/testing/resource-by-hand.ts';

let store: Store;
beforeEach(() => {
  store = createStore();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const resourceByHand = (options?: Parameters<typeof byHand>[1]) => byHand(store, options);

const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  await vi.advanceTimersByTimeAsync(0);
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
};

describe('ensure', () => {
  it('reads what is missing, once for everybody who asks, and is done when it is there', async () => {
    const { resource, load, last, state } = resourceByHand();
    expect(state()).toEqual({ status: 'empty', refreshing: false });
    const reading = Promise.all([resource.ensure(store, 'a'), resource.ensure(store, 'a')]);
    expect(state().status).toBe('loading');
    expect(await settled(reading)).toBe(false);
    await last().resolve({ id: 'a', n: 1 });
    await reading;
    expect(load).toHaveBeenCalledTimes(1);
    expect(state()).toEqual({ status: 'ready', value: { id: 'a', n: 1 }, at: Date.now(), refreshing: false });
  });

  it('leaves a fresh value alone, and reads a stale one again behind what it shows', async () => {
    const { resource, load, last, state } = resourceByHand();
    resource.set(store, 'a', { id: 'a', n: 1 });
    await vi.advanceTimersByTimeAsync(59_000);
    await resource.ensure(store, 'a');
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    await resource.ensure(store, 'a');
    expect(state()).toMatchObject({ status: 'ready', value: { n: 1 }, refreshing: true });
    await last().resolve({ id: 'a', n: 2 });
    expect(state()).toMatchObject({ status: 'ready', value: { n: 2 }, refreshing: false, at: Date.now() });
  });

  it('reads again when the clock has been turned back', async () => {
    const { resource, load } = resourceByHand();
    resource.set(store, 'a', { id: 'a', n: 1 }, Date.now() + 86_400_000);
    await resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never rejects, and gives the network a rest after a failure', async () => {
    const { resource, load, last, state } = resourceByHand();
    const reading = resource.ensure(store, 'a');
    await last().reject(new AppError('timeout'));
    await reading;
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'timeout' }, refreshing: false });
    await resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    void resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('refresh', () => {
  it('keeps the old value and its age when it fails, and says so', async () => {
    const { resource, last, state } = resourceByHand();
    resource.set(store, 'a', { id: 'a', n: 1 });
    const at = Date.now();
    await vi.advanceTimersByTimeAsync(5000);
    void resource.refresh(store, 'a');
    await last().reject(new AppError('no_internet'));
    expect(state()).toMatchObject({
      status: 'ready',
      value: { n: 1 },
      at,
      error: { code: 'no_internet' },
      refreshing: false,
    });
    void resource.refresh(store, 'a');
    await last().resolve({ id: 'a', n: 2 });
    expect(state()).not.toHaveProperty('error');
  });

  it('keeps the very same value when nothing has changed, so that nothing is drawn again', async () => {
    const { resource, last, state } = resourceByHand();
    resource.set(store, 'a', { id: 'a', n: 1 });
    const { value } = state();
    await vi.advanceTimersByTimeAsync(5000);
    void resource.refresh(store, 'a');
    await last().resolve({ id: 'a', n: 1 });
    expect(state().value).toBe(value);
    expect(state().at).toBe(Date.now());
  });

  it('drops an answer that was overtaken by a change made here, and asks again later', async () => {
    const { resource, load, readings, state } = resourceByHand();
    void resource.refresh(store, 'a');
    resource.set(store, 'a', { id: 'a', n: 5 });
    expect(readings[0]?.context.signal.aborted).toBe(true);
    await readings[0]?.resolve({ id: 'a', n: 1 });
    expect(state().value).toEqual({ id: 'a', n: 5 });
    await resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('invalidate', () => {
  it('reads again what is on screen, and the rest when it is next asked for', async () => {
    const { resource, load } = resourceByHand();
    const other = resourceByHand();
    for (const id of ['a', 'b']) resource.set(store, id, { id, n: 1 });
    other.resource.set(store, 'a', { id: 'a', n: 1 });
    const leave = store.sub(resource.atom('a'), () => undefined);
    resource.invalidate(store);
    expect(load.mock.calls.map(([id]) => id)).toEqual(['a']);
    void resource.ensure(store, 'b');
    expect(load.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
    expect(other.load).not.toHaveBeenCalled();
    leave();
  });

  it('reads once more what was being read, which may be of before', async () => {
    const { resource, load, readings, state } = resourceByHand();
    const leave = store.sub(resource.atom('a'), () => undefined);
    const done = resource.refresh(store, 'a');
    resource.invalidate(store);
    expect(load).toHaveBeenCalledTimes(1);
    readings[0]?.resolve({ id: 'a', n: 1 });
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    readings[1]?.resolve({ id: 'a', n: 2 });
    await done;
    expect(state().value).toEqual({ id: 'a', n: 2 });
    leave();
  });
});

describe('what belongs to a member', () => {
  it('is not read without a session', async () => {
    const { resource, load, state } = resourceByHand({ access: 'member' });
    await resource.ensure(store, 'a');
    expect(load).not.toHaveBeenCalled();
    expect(state().status).toBe('empty');
  });

  it.each(['member', 'optional'] as const)(
    'is dropped when another member signs in, or at logout (%s)',
    async (access) => {
      const { resource, readings, state } = resourceByHand({ access });
      setResourceOwner(store, 'ana');
      resource.set(store, 'a', { id: 'a', n: 1 });
      setResourceOwner(store, 'bia');
      expect(state()).toEqual({ status: 'empty', refreshing: false });
      void resource.ensure(store, 'a');
      setResourceOwner(store, null);
      await readings[0]?.resolve({ id: 'a', n: 99 });
      expect(state()).toEqual({ status: 'empty', refreshing: false });
    },
  );

  it('leaves public values alone', () => {
    const { resource, state } = resourceByHand();
    setResourceOwner(store, 'ana');
    resource.set(store, 'a', { id: 'a', n: 1 });
    setResourceOwner(store, null);
    expect(state().value).toEqual({ id: 'a', n: 1 });
  });

  it('replaces the guest’s value once it has loaded, and not before', async () => {
    const { resource, load, last, state } = resourceByHand({ access: 'optional' });
    resource.set(store, 'a', { id: 'a', n: 1 });
    setResourceOwner(store, 'ana');
    expect(state().value).toEqual({ id: 'a', n: 1 });
    await resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(1);
    await last().resolve({ id: 'a', n: 2 });
    expect(state().value).toEqual({ id: 'a', n: 2 });
  });
});

describe('memory', () => {
  it('holds some fifty values and evicts the least recently used', () => {
    const { resource } = resourceByHand();
    const leave = store.sub(resource.atom('shown'), () => undefined);
    resource.set(store, 'shown', { id: 'shown', n: 0 });
    for (let n = 0; n < 80; n += 1) resource.set(store, `k${n}`, { id: `k${n}`, n });
    expect(Object.keys(dehydrate(store))).toHaveLength(50);
    expect(resource.peek(store, 'k79')).toBeDefined();
    expect(resource.peek(store, 'k0')).toBeUndefined();
    expect(resource.peek(store, 'shown')).toEqual({ id: 'shown', n: 0 });
    leave();
  });

  it('shows a value read again after its eviction, also to a holder of the old slot', async () => {
    const { resource, last, state } = resourceByHand();
    const before = resource.slot('a');
    resource.set(store, 'a', { id: 'a', n: 1 });
    for (let n = 0; n < 50; n += 1) resource.set(store, `k${n}`, { id: `k${n}`, n });
    expect(state().status).toBe('empty');
    peek(store, before);
    const reading = resource.ensure(store, 'a');
    await last().resolve({ id: 'a', n: 2 });
    await reading;
    expect(state().value).toEqual({ id: 'a', n: 2 });
  });
});
