import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchedAtHeader } from '#src/contract/worker-messages.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { addressOf, applyWorkerMessage, noteAnswer } from './reading.ts';
import type { Store } from './resource.ts';
import { slowAtom } from '#src/platform/device/slow.ts';
import { byHand } from '#src/platform/testing/resource-by-hand.ts';

const address = '/wps/thing?n=1';
const kept = (at: number) => new Response('', { headers: { [fetchedAtHeader]: String(at) } });
const fromNetwork = () => new Response('');

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

/** A resource whose first value the worker had kept since `at`. */
async function readKept(at: number) {
  const made = byHand(store);
  const done = made.resource.ensure(store, 'a');
  noteAnswer(kept(at), made.last().context, address);
  await made.last().resolve({ id: 'a', n: 1 });
  await done;
  return made;
}

describe('an answer that the worker had kept', () => {
  it('is as old as it says, and so not fresh', async () => {
    const { resource, load, state } = await readKept(400_000);
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
    noteAnswer(kept(400_000), last().context, address);
    await last().resolve({ id: 'a', n: 1 });
    expect(state()).toMatchObject({ value: { n: 5 }, at: 900_000, refreshing: true });
    expect(readings.length).toBe(2);
    expect(last().context.fresh).toBe(true);
    await last().resolve({ id: 'a', n: 6 });
    expect(state()).toMatchObject({ value: { n: 6 }, at: Date.now(), refreshing: false });
  });

  it('is replaced when it has changed, without a moment of nothing', async () => {
    const { state, last, readings } = await readKept(400_000);
    void applyWorkerMessage({ type: 'changed', address, at: 1_000_000 });
    expect(state()).toMatchObject({ status: 'ready', value: { n: 1 }, refreshing: true });
    expect(last().context.fresh).toBe(false);
    noteAnswer(kept(1_000_000), last().context, address);
    await last().resolve({ id: 'a', n: 2 });
    expect(state()).toMatchObject({ value: { n: 2 }, at: 1_000_000, refreshing: false });
    await applyWorkerMessage({ type: 'changed', address, at: 1_000_000 });
    expect(readings.length).toBe(2);
  });

  it('that still holds is as young as the check', async () => {
    const { state, readings } = await readKept(400_000);
    await applyWorkerMessage({ type: 'checked', address, at: 1_000_000 });
    expect(state()).toMatchObject({ value: { n: 1 }, at: 1_000_000 });
    expect(readings.length).toBe(1);
  });

  it('leaves a list as old as its oldest page', async () => {
    const { state, last } = await readKept(400_000);
    noteAnswer(kept(500_000), { ...last().context }, '/wps/thing?n=2');
    await applyWorkerMessage({ type: 'checked', address, at: 1_000_000 });
    expect(state().at).toBe(500_000);
  });

  it('says nothing of the network; the worker does', async () => {
    await applyWorkerMessage({ type: 'silent', address, network: 'slow', at: 1_000_000 });
    expect(store.get(slowAtom)).toBe(true);
    await applyWorkerMessage({ type: 'silent', address, network: 'gone', at: 1_000_000 });
    expect([store.get(onlineAtom), store.get(slowAtom)]).toEqual([false, false]);
    noteAnswer(kept(1), undefined, address);
    expect(store.get(onlineAtom)).toBe(false);
    noteAnswer(fromNetwork(), undefined, address);
    expect(store.get(onlineAtom)).toBe(true);
    // What the worker tells again counts by when it happened.
    vi.setSystemTime(1_010_000);
    await applyWorkerMessage({ type: 'checked', address: '/other', at: 1_001_000 });
    await applyWorkerMessage({ type: 'silent', address, network: 'gone', at: 1_002_000 });
    await applyWorkerMessage({ type: 'checked', address: '/other', at: 1_001_000 });
    expect(store.get(onlineAtom)).toBe(false);
    noteAnswer(fromNetwork(), undefined, address);
    await applyWorkerMessage({ type: 'silent', address, network: 'gone', at: 999_999 });
    expect(store.get(onlineAtom)).toBe(true);
  });
});

it('names an address as the browser sends it', () => {
  expect(addressOf('/x', {})).toBe('/x');
  expect(addressOf('/x', { types: 'B,PL', q: 'a b' })).toBe('/x?types=B%2CPL&q=a+b');
});
