// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineResource } from '#src/platform/resource/resource.ts';
import { useLiveRead } from './use-live-read.ts';

const load = vi.fn(async () => load.mock.calls.length);
const resource = defineResource<void, number>({ name: 'live', load, freshFor: 0, access: 'public' });
const every = 10_000;

function Shown() {
  return useLiveRead(resource, undefined, every).value ?? '-';
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

async function show() {
  const store = createStore();
  await resource.ensure(store, undefined);
  const view = render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  );
  await pass(2000);
  load.mockClear();
  return view;
}

const changeTo = (visibility: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const connect = (online: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

it('reads again at every interval and shows the result', async () => {
  const view = await show();
  await pass(every);
  await pass(every);
  expect(load).toHaveBeenCalledTimes(2);
  expect(view.container.textContent).toBe('2');
});

it('rests while the page is hidden', async () => {
  await show();
  await changeTo('hidden');
  load.mockClear();
  await pass(every * 5);
  expect(load).not.toHaveBeenCalled();
  await changeTo('visible');
  await pass(every);
  expect(load).toHaveBeenCalled();
});

it('rests while there is no network', async () => {
  await show();
  await connect(false);
  load.mockClear();
  await pass(every * 5);
  expect(load).not.toHaveBeenCalled();
  await connect(true);
  await pass(every);
  expect(load).toHaveBeenCalled();
});

it('ends with the part that shows it', async () => {
  const view = await show();
  view.unmount();
  await pass(every * 2);
  expect(load).not.toHaveBeenCalled();
});
