// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchBack } from './back-closes.ts';
import { dialogs, isAt, settled, showOverlays } from './testing/overlay-page.tsx';

let stop: () => void = () => undefined;

async function show() {
  const shown = await showOverlays();
  ({ stop } = shown);
  return shown;
}

afterEach(async () => {
  cleanup();
  await settled();
  stop();
  vi.restoreAllMocks();
});

describe('back', () => {
  it.each(['sheet', 'notice', 'panel'])('closes a %s; page, focus and what was typed stay', async (name) => {
    const { back, open } = await show();
    const typed: HTMLInputElement = screen.getByLabelText('Name');
    fireEvent.change(typed, { target: { value: 'Ana' } });
    const opener = await open(name);
    expect(dialogs()).toBe(1);
    await back();
    await waitFor(() => expect(dialogs()).toBe(0));
    expect([location.pathname, typed.value, typed.isConnected]).toEqual(['/page', 'Ana', true]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await back();
    await isAt('/before');
  });

  it('closes what is nested one at a time, and then leaves the page', async () => {
    const { back, open } = await show();
    await open('sheet');
    await open('ask');
    expect(dialogs()).toBe(2);
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeTruthy();
    await back();
    await waitFor(() => expect(dialogs()).toBe(0));
    expect(location.pathname).toBe('/page');
    await back();
    await isAt('/before');
  });

  it.each([
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['the backdrop', () => fireEvent.click(document.querySelector('.backdrop') ?? document.body)],
  ])('leaves the page after a sheet was closed by %s', async (_, close) => {
    const { back, open } = await show();
    await open('sheet');
    close();
    await settled();
    expect(dialogs()).toBe(0);
    await back();
    await isAt('/before');
  });

  it('finds the page without its sheet after a link in it, and then what was before', async () => {
    const { back, open } = await show();
    await open('sheet');
    fireEvent.click(screen.getByText('go'));
    await isAt('/next');
    await back();
    await isAt('/page');
    await settled();
    expect(dialogs()).toBe(0);
    await back();
    await isAt('/before');
  });

  it('leaves the page after a choice in the sheet has changed its address in place', async () => {
    const { back, open } = await show();
    await open('sheet');
    fireEvent.click(screen.getByText('choose'));
    await isAt('/page?q=x');
    await settled();
    expect(dialogs()).toBe(0);
    await back();
    await isAt('/before');
  });

  it('of the app itself, in a sheet, leaves the page', async () => {
    const { open } = await show();
    await open('sheet');
    fireEvent.click(screen.getByText('step back'));
    await isAt('/before');
    await waitFor(() => expect(dialogs()).toBe(0));
  });

  it('does not close a question that is pending, however often, and does not leave the page', async () => {
    const { back, open } = await show();
    await open('sheet');
    await open('ask');
    fireEvent.click(screen.getByText('Yes'));
    for (let times = 0; times < 3; times += 1) {
      await back();
      await settled();
      expect([dialogs(), location.pathname]).toEqual([2, '/page']);
    }
  });
});

it('one that opens as another closes takes its place: back closes it, and the next leaves the page', async () => {
  const { back, open } = await show();
  await open('sheet');
  const go = vi.spyOn(history, 'go');
  await open('instead');
  expect(go).not.toHaveBeenCalled();
  await back();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(location.pathname).toBe('/page');
  await back();
  await isAt('/before');
});

it('the entry of a link within the page is closed over like any other', async () => {
  const { back, open, router } = await show();
  await act(async () => history.pushState(null, '', '/page#content'));
  const load = vi.spyOn(router, 'load');
  await open('sheet');
  await back();
  await waitFor(() => expect(dialogs()).toBe(0));
  await settled();
  expect([location.hash, load.mock.calls.length]).toEqual(['#content', 0]);
  await back();
  await waitFor(() => expect(location.hash).toBe(''));
  await back();
  await isAt('/before');
});

it('a browser that takes no more entries shows the sheet all the same', async () => {
  const { open } = await show();
  const refuse = vi.spyOn(History.prototype, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  await open('sheet');
  expect(refuse).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await settled();
  expect([dialogs(), location.pathname]).toEqual([0, '/page']);
});

it('where the page has no entry of its own any more, a link in its sheet leads on all the same', async () => {
  const { open } = await show();
  await open('sheet');
  vi.spyOn(history, 'go').mockReturnValue();
  fireEvent.click(screen.getByText('go'));
  await waitFor(() => expect(location.pathname).toBe('/next'), { timeout: 6000 });
});

it('forward finds nothing of a sheet that was closed', async () => {
  const { back, open, router } = await show();
  await open('sheet');
  await back();
  await waitFor(() => expect(dialogs()).toBe(0));
  const load = vi.spyOn(router, 'load');
  await act(async () => history.forward());
  await settled();
  expect([dialogs(), location.pathname, load.mock.calls.length]).toEqual([0, '/page', 0]);
  await back();
  await isAt('/before');
});

it('a reload leaves no step of what lay over the page', async () => {
  const { back, open, router } = await show();
  await open('sheet');
  await open('ask');
  stop();
  cleanup();
  expect(history.state).toMatchObject({ overlays: 2 });
  stop = watchBack(router);
  await waitFor(() => expect(history.state).not.toHaveProperty('overlays'));
  expect(location.pathname).toBe('/page');
  await back();
  await isAt('/before');
});

it('the router sees nothing of it: neither a step nor a load', async () => {
  const { back, open, router } = await show();
  const seen = vi.fn<() => void>();
  const { location: at } = router.history;
  const end = router.history.subscribe(seen);
  await open('sheet');
  await back();
  await waitFor(() => expect(dialogs()).toBe(0));
  await settled();
  end();
  expect(seen).not.toHaveBeenCalled();
  expect(router.history.location).toBe(at);
});
