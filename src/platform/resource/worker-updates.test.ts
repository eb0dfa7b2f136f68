import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onlineAtom } from '#src/platform/device/online.ts';
import { reportAnswer, slowAtom } from '#src/platform/device/slow.ts';
import { byHand } from '#src/platform/testing/resource-by-hand.ts';
import type { Store } from './resource.ts';
import { applyWorkerMessage } from './worker-updates.ts';

const address = '/wps/thing?n=1';
const cached = (fetchedAt: number, of = address) => ({ address: of, fetchedAt, cached: true });

let store: Store;
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.useFakeTimers({ now: 1_000_000 });
  store = createStore();
  store.sub(onlineAtom, () => undefined);
  store.sub(slowAtom, () => undefined);
  return () => vi.useRealTimers();
});

/** A resource whose first value the worker had cached since `at`. */
async function readCached(at: number) {
  const made = byHand(store);
  const done = made.resource.ensure(store, 'a');
  made.last().context.note(cached(at));
  await made.last().resolve({ id: 'a', n: 1 });
  await done;
  return made;
}

describe('an answer that the worker had cached', () => {
  it('is as old as it says, and so not fresh', async () => {
    const { resource, load, state } = await readCached(400_000);
    expect(state()).toMatchObject({ value: { n: 1 }, at: 400_000 });
    await resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that is older than what is shown is not shown, but asked for past every cache', async () => {
    const { resource, state, last, readings } = byHand(store);
    resource.set(store, 'a', { id: 'a', n: 5 }, 900_000);
    void resource.ensure(store, 'a');
    await vi.advanceTimersByTimeAsync(90_000);
    void resource.ensure(store, 'a');
    last().context.note(cached(400_000));
    await last().resolve({ id: 'a', n: 1 });
    expect(state()).toMatchObject({ value: { n: 5 }, at: 900_000, refreshing: true });
    expect(readings.length).toBe(2);
    expect(last().context.fresh).toBe(true);
    await last().resolve({ id: 'a', n: 6 });
    expect(state()).toMatchObject({ value: { n: 6 }, at: Date.now(), refreshing: false });
  });

  it('is replaced when it has changed, without a moment of nothing', async () => {
    const { state, last, readings } = await readCached(400_000);
    void applyWorkerMessage({ type: 'changed', address, at: 1_000_000 });
    expect(state()).toMatchObject({ status: 'ready', value: { n: 1 }, refreshing: true });
    expect(last().context.fresh).toBe(false);
    last().context.note(cached(1_000_000));
    await last().resolve({ id: 'a', n: 2 });
    expect(state()).toMatchObject({ value: { n: 2 }, at: 1_000_000, refreshing: false });
    await applyWorkerMessage({ type: 'changed', address, at: 1_000_000 });
    expect(readings.length).toBe(2);
  });

  it('that still holds is as young as the check', async () => {
    const { state, readings } = await readCached(400_000);
    await applyWorkerMessage({ type: 'checked', address, at: 1_000_000 });
    expect(state()).toMatchObject({ value: { n: 1 }, at: 1_000_000 });
    expect(readings.length).toBe(1);
  });

  it('leaves a list as old as its oldest page', async () => {
    const { state, last } = await readCached(400_000);
    last().context.note(cached(500_000, '/wps/thing?n=2'));
    await applyWorkerMessage({ type: 'checked', address, at: 1_000_000 });
    expect(state().at).toBe(500_000);
  });

  it('reports nothing about the network; the worker does, and a repeated message counts by its time', async () => {
    await applyWorkerMessage({ type: 'silent', address, network: 'slow', at: 1_000_000 });
    expect(store.get(slowAtom)).toBe(true);
    await applyWorkerMessage({ type: 'silent', address, network: 'gone', at: 1_000_000 });
    expect([store.get(onlineAtom), store.get(slowAtom)]).toEqual([false, false]);
    reportAnswer(true);
    expect(store.get(onlineAtom)).toBe(true);
    vi.setSystemTime(1_010_000);
    await applyWorkerMessage({ type: 'checked', address: '/other', at: 1_001_000 });
    await applyWorkerMessage({ type: 'silent', address, network: 'gone', at: 1_002_000 });
    await applyWorkerMessage({ type: 'checked', address: '/other', at: 1_001_000 });
    expect(store.get(onlineAtom)).toBe(false);
    reportAnswer(true);
    await applyWorkerMessage({ type: 'silent', address, network: 'gone', at: 999_999 });
    expect(store.get(onlineAtom)).toBe(true);
  });
});
