// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportReached } from '#src/platform/device/online.ts';
import { type RunningGame, runningGameAtom } from '#src/state/lobby/running-game.ts';
import { ChangeWatch } from './change-watch.tsx';

const stop = vi.hoisted(() => vi.fn());
const followChanges = vi.hoisted(() => vi.fn(() => stop));
vi.mock('#src/state/site/follow-changes.ts', () => ({ followChanges }));

const show = (store = createStore()) => {
  render(
    <Provider store={store}>
      <ChangeWatch />
    </Provider>,
  );
  return store;
};
const see = (state: 'visible' | 'hidden') =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
/** How often polling started, and how often it stopped. */
const counts = () => [followChanges.mock.calls.length, stop.mock.calls.length];

beforeEach(() => {
  followChanges.mockClear();
  stop.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('changes by operators are polled while the page is visible', () => {
  show();
  expect(counts()).toEqual([1, 0]);
  see('hidden');
  expect(counts()).toEqual([1, 1]);
  see('visible');
  expect(counts()).toEqual([2, 1]);
});

it('nothing is polled under a running game', () => {
  const store = show();
  act(() => store.set(runningGameAtom, { id: 1 } as RunningGame));
  expect(counts()).toEqual([1, 1]);
  act(() => store.set(runningGameAtom, null));
  expect(counts()).toEqual([2, 1]);
});

it('nothing is polled offline', () => {
  show();
  act(() => reportReached(false));
  expect(counts()).toEqual([1, 1]);
  act(() => reportReached(true));
  expect(counts()).toEqual([2, 1]);
});

it('nothing is polled where the reader saves data', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  show();
  expect(counts()).toEqual([0, 0]);
});
