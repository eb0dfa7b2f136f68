// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Address } from '#src/contract/mall/delivery.schema.ts';
import type { MallGood } from '#src/contract/mall/mall.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { addressResource, mallResource, ordersResource } from './mall.resource.ts';
import { MallPage } from './mall-page.tsx';

type Options = { body: object; idempotencyKey: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const good = (id: string, rest: Partial<MallGood> = {}): MallGood => ({
  ...{ id, name: id, text: 'Good', art: '/art/b/mar.svg', kind: 'gift', amount: '0.00', points: 10, stock: null },
  delivered: false,
  ...rest,
});
const orders = { items: [], pageNum: 1, totalPages: 0, totalCount: 0, hasMore: false, loadingMore: false };

beforeEach(() => void send.mockReset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(goods: MallGood[], balance = 12, kept: Address | null = null) {
  const { store } = await showInApp(MallPage);
  act(() => {
    const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 0 };
    store.set(sessionState, { status: 'member', member });
    mallResource.set(store, { language: 'en' }, { balance, earned: balance, given: 0, goods });
    ordersResource.set(store, { language: 'en' }, orders);
    addressResource.set(store, undefined, { address: kept });
  });
}
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    // A write names its call, whose code is fetched first.
    await vi.dynamicImportSettled();
  });
const redeemed = () => send.mock.calls.filter(([{ name }]) => name === 'redeemGood').map(([, options]) => options);

describe('the point mall', () => {
  it('shows for each item the price, the missing points, and what is sold out [S1-084]', async () => {
    await show([good('Mug'), good('Cap', { points: 1500, stock: 3 }), good('Ball', { stock: 0 })]);
    expect(screen.getByText('12')).toBeDefined();
    const [mug, cap, ball] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(mug?.getByRole('button', { name: 'Exchange: Mug, 10 points' })).toBeDefined();
    expect(cap?.getByText('1,488 points to go')).toBeDefined();
    expect(cap?.getByText('3 left')).toBeDefined();
    expect(cap?.queryByRole('button')).toBeNull();
    expect(ball?.getByText('Sold out')).toBeDefined();
    expect(ball?.queryByRole('button')).toBeNull();
  });

  it('asks for confirmation, and retries under the same key after a lost response [S1-400]', async () => {
    const told = vi.spyOn(toasts, 'show');
    await show([good('Five', { kind: 'credit', amount: '5.00' })]);
    await press(/^Exchange: Five/);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Exchange 10 points?')).toBeDefined();
    expect(dialog.getByText('2 points are left.')).toBeDefined();
    expect(redeemed()).toEqual([]);
    send.mockImplementation(() => Promise.reject(new AppError('timeout')));
    await press('Exchange');
    expect(dialog.getByRole('alert').textContent).toContain('Slow connection.');
    send.mockImplementation(() => Promise.resolve({ orderId: 'o', balance: 2 }));
    await press('Exchange');
    const [first, second] = redeemed();
    expect(first?.body).toEqual({ id: 'Five', points: 10 });
    expect(second).toEqual(first);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('5.00 is now in your balance.'), { kind: 'success' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows why an order was refused, over the refreshed page', async () => {
    const told = vi.spyOn(toasts, 'show');
    await show([good('Mug')]);
    await press(/^Exchange: Mug/);
    await screen.findByRole('alertdialog');
    send.mockImplementation(() => Promise.reject(new AppError('sold_out', { status: 409, refused: true })));
    await press('Exchange');
    expect(told).toHaveBeenCalledWith('This is sold out. Choose something else.', { kind: 'error' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks where a parcel goes, says what is wrong, and confirms item, address and points [S1-084, S2-048]', async () => {
    const told = vi.spyOn(toasts, 'show');
    await show([good('Mug', { delivered: true })]);
    await press(/^Exchange: Mug/);
    const sheet = within(await screen.findByRole('dialog'));
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value } });
    await press('Continue');
    await sheet.findByText('Enter the CEP.');
    expect(sheet.getByText('Choose the state.')).toBeDefined();
    type('Recipient', 'Ana Lagoa Serena');
    type('CEP', '5003-230');
    type('Street', 'Rua da Aurora');
    type('Number', 's/n');
    type('District', 'Boa Vista');
    type('City', 'Recife');
    type('State', 'PE');
    await press('Continue');
    await sheet.findByText('Check the CEP: it has 8 digits.');
    type('CEP', '50030 230');
    await press('Continue');
    const dialog = within(await screen.findByRole('alertdialog'));
    for (const line of ['Mug', 'Rua da Aurora, s/n', 'Boa Vista', 'Recife, PE', '50030-230', '2 points are left.'])
      expect(dialog.getByText(line)).toBeDefined();
    expect(redeemed()).toEqual([]);
    await press('Change address');
    expect((sheet.getByLabelText('Street') as HTMLInputElement).value).toBe('Rua da Aurora');
    type('Number', '325');
    await press('Continue');
    send.mockImplementation(() => Promise.resolve({ orderId: 'o', balance: 2, state: 'ordered' }));
    await act(async () =>
      fireEvent.click((await screen.findByRole('alertdialog')).querySelectorAll('button')[1] as Element),
    );
    await vi.dynamicImportSettled();
    expect(redeemed()[0]?.body).toEqual({
      ...{ id: 'Mug', points: 10, keepAddress: true },
      address: {
        ...{
          country: 'BR',
          recipient: 'Ana Lagoa Serena',
          postalCode: '50030-230',
          street: 'Rua da Aurora',
          number: '325',
        },
        ...{ complement: '', district: 'Boa Vista', city: 'Recife', state: 'PE' },
      },
    });
    expect(told).toHaveBeenCalledWith('Mug ordered. We will let you know when it ships.', { kind: 'success' });
  });

  it('offers the address of the last parcel, which can be removed after a confirmation', async () => {
    const kept: Address = {
      ...{
        country: 'Portugal',
        recipient: 'Rui D’Ávila',
        postalCode: '1100-148',
        street: 'Rua Augusta 24',
        number: '',
      },
      ...{ complement: '', district: '', city: 'Lisboa', state: '' },
    };
    await show([good('Mug', { delivered: true })], 12, kept);
    await press(/^Exchange: Mug/);
    const sheet = within(await screen.findByRole('dialog'));
    const shown = (label: string) => (sheet.getByLabelText(label) as HTMLInputElement).value;
    expect([shown('Country'), shown('Street and number'), shown('City')]).toEqual([
      'Portugal',
      'Rua Augusta 24',
      'Lisboa',
    ]);
    await press('Close');
    send.mockImplementation(() => Promise.resolve({ address: null }));
    await press('Remove address');
    await screen.findByRole('alertdialog');
    await press('Remove');
    expect(send.mock.calls.some(([{ name }]) => name === 'removeDeliveryAddress')).toBe(true);
    expect(screen.queryByText('Rua Augusta 24')).toBeNull();
  });

  it('shows an empty state', async () => {
    await show([]);
    expect(screen.getByRole('heading', { name: 'Nothing in the shop at the moment' })).toBeDefined();
  });
});
