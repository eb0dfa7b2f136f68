// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { hiddenBalanceAtom, refreshBalance, walletResource } from '#src/state/money/wallet.ts';
import { Balance } from './balance.tsx';

let answer: () => Promise<Response>;
const paid = (sumBalance: string) => () =>
  Promise.resolve(Response.json({ success: true, value: { sumBalance, currency: 'BRL' } }));
const away = () => Promise.reject(new TypeError('fetch failed'));

function show() {
  const store = createStore();
  setResourceOwner(store, 'ana');
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Balance />
      </I18nProvider>
    </Provider>,
  );
  return store;
}
const read = (store: ReturnType<typeof createStore>) => act(() => walletResource.refresh(store));

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  configureHttp({ getToken: () => 'token', fetch: () => answer(), origin: 'http://gateway.test' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(cleanup);

it('is the amount once it is known', async () => {
  answer = paid('1284.50');
  const store = show();
  await read(store);
  expect(document.body.textContent).toContain('1.284,50');
  expect(screen.queryByText('Balance hidden')).toBeNull();
});

it('is play money for a trial guest: no currency, no decimals', async () => {
  answer = () => Promise.resolve(Response.json({ success: true, value: { sumBalance: '1000.00', currency: 'XTS' } }));
  const store = show();
  await read(store);
  expect(document.body.textContent).toBe('100.000 chips');
});

/** An answer that the test resolves. */
function heldAnswer() {
  let resolve: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((settle) => (resolve = settle));
  return { promise, resolve };
}

it('keeps its digits while the page reads it again, and is marked as busy [S1-129]', async () => {
  answer = paid('1284.50');
  const store = show();
  await read(store);
  const { promise, resolve } = heldAnswer();
  answer = () => promise;
  act(() => walletResource.invalidate(store));
  expect(document.body.textContent).toContain('1.284,50');
  expect(document.body.textContent).not.toContain('*');
  expect(document.querySelector('[aria-busy]')?.textContent).toContain('1.284,50');
  resolve(await paid('1200.00')());
  await waitFor(() => expect(document.body.textContent).toContain('1.200,00'));
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('shows asterisks while the member waits who asked for it [S1-129]', async () => {
  answer = paid('1284.50');
  const store = show();
  await read(store);
  const { promise, resolve } = heldAnswer();
  answer = () => promise;
  act(() => void refreshBalance(store));
  expect(document.body.textContent).not.toContain('1.284,50');
  expect(screen.getByText('Refreshing the balance')).toBeDefined();
  resolve(await paid('1200.00')());
  await waitFor(() => expect(document.body.textContent).toContain('1.200,00'));
  answer = paid('1100.00');
  act(() => walletResource.invalidate(store));
  expect(document.body.textContent).toContain('1.200,00');
});

it('stays hidden by choice while it is read again [S1-128]', async () => {
  answer = paid('1284.50');
  const store = show();
  await read(store);
  act(() => store.set(hiddenBalanceAtom, true));
  const { promise } = heldAnswer();
  answer = () => promise;
  act(() => walletResource.invalidate(store));
  expect(document.body.textContent).not.toContain('1.284,50');
  expect(screen.getByText('Balance hidden')).toBeDefined();
  act(() => store.set(hiddenBalanceAtom, false));
});

it('is the last amount with its age where it cannot be read again, and is not said to be hidden', async () => {
  answer = paid('1284.50');
  const store = show();
  await read(store);
  answer = away;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await read(store);
  expect(document.body.textContent).toContain('1.284,50');
  expect(document.body.textContent).not.toContain('*');
});

it('says that there is no internet where no amount was ever read', async () => {
  answer = away;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = show();
  await read(store);
  expect(document.body.textContent).toBe('No internet');
  expect(screen.queryByText('Balance hidden')).toBeNull();
});

it('says that it is not available where the platform failed', async () => {
  answer = () => Promise.resolve(Response.json({ success: false, message: 'unknown_error' }, { status: 500 }));
  const store = show();
  await read(store);
  expect(document.body.textContent).toBe('Not available');
});
