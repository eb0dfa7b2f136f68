// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setResourceOwner } from './resource-owner.ts';
import { setMissingLoaderReport } from './missing-loader.ts';
import { defineResource, type Resource, type Store, useResource } from './resource.ts';

let names = 0;
const counted = (access: 'public' | 'member' = 'public') => {
  names += 1;
  const load = vi.fn(async (id: string) => `${id}${load.mock.calls.length}`);
  return {
    load,
    resource: defineResource<string, string>({ name: `u${names}`, key: (id) => id, load, freshFor: 1000, access }),
  };
};

let renders = 0;
type ShownProps = { resource: Resource<string, string>; id: string; onDemand?: boolean };
function Shown({ resource, id, onDemand = false }: ShownProps) {
  const { status, value = '-' } = useResource(resource, id, { onDemand });
  renders += 1;
  return `${status} ${value}`;
}
const inside = (store: Store, resource: Resource<string, string>, id = 'a', onDemand = false) => (
  <Provider store={store}>
    <Shown resource={resource} id={id} onDemand={onDemand} />
  </Provider>
);
const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  renders = 0;
  return () => vi.useRealTimers();
});
afterEach(cleanup);

describe('useResource', () => {
  it('reads what is missing and shows it', async () => {
    const { resource, load } = counted();
    const view = render(inside(createStore(), resource));
    expect(view.container.textContent).toBe('loading -');
    await pass();
    expect(view.container.textContent).toBe('ready a1');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reads another value when its parameters change', async () => {
    const { resource } = counted();
    const store = createStore();
    const view = render(inside(store, resource));
    await pass();
    view.rerender(inside(store, resource, 'b'));
    await pass();
    expect(view.container.textContent).toBe('ready b2');
  });

  it('reads a stale value again when the page is looked at or the network returns', async () => {
    const { resource, load } = counted();
    const view = render(inside(createStore(), resource));
    await pass();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(2000);
    expect(load).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(view.container.textContent).toBe('ready a2');
    await pass(2000);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(view.container.textContent).toBe('ready a3');
    view.unmount();
    await pass(2000);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('reads a member’s value once there is a session, and never shows it afterwards', async () => {
    const { resource } = counted('member');
    const store = createStore();
    const view = render(inside(store, resource));
    await pass();
    expect(view.container.textContent).toBe('empty -');
    act(() => setResourceOwner(store, 'ana'));
    await pass();
    expect(view.container.textContent).toBe('ready a1');
    act(() => setResourceOwner(store, null));
    expect(view.container.textContent).toBe('empty -');
  });

  it('renders on the server what the loader has put there, without waiting or reading', async () => {
    const { resource, load } = counted();
    const store = createStore();
    expect(renderToString(inside(store, resource))).toBe('empty -');
    expect(load).not.toHaveBeenCalled();
    await resource.ensure(store, 'a');
    expect(renderToString(inside(store, resource))).toBe('ready a1');
  });

  it('has the value at its very first render when it is there already', async () => {
    const { resource } = counted();
    const store = createStore();
    resource.set(store, 'a', 'x');
    const view = render(inside(store, resource));
    expect(view.container.textContent).toBe('ready x');
    expect(renders).toBe(1);
  });
});

describe('a read that the loader misses', () => {
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    setMissingLoaderReport(({ message }) => complaints.push(message.split(':')[0] ?? ''));
    return () => setMissingLoaderReport(undefined);
  });

  it('is reported once, by the name and key of what it reads', async () => {
    const { resource } = counted();
    const store = createStore();
    render(inside(store, resource));
    render(inside(store, resource));
    await pass();
    expect(complaints).toEqual([`${resource.name}|a`]);
  });

  it('is none when the loader ensured that key, whatever the component reads later', async () => {
    const { resource } = counted();
    const store = createStore();
    await resource.ensure(store, 'a');
    const view = render(inside(store, resource));
    view.rerender(inside(store, resource, 'b'));
    await pass();
    expect(complaints).toEqual([]);
    cleanup();
    render(inside(store, resource, 'c'));
    expect(complaints).toEqual([`${resource.name}|c`]);
  });

  it('is none where a part reads for itself when it is shown', async () => {
    const { resource } = counted();
    render(inside(createStore(), resource, 'a', true));
    await pass();
    expect(complaints).toEqual([]);
  });
});
