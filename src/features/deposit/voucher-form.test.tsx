// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import type { VoucherDeposit } from '#src/contract/payments/vouchers.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { DepositRow } from './deposit-row.tsx';
import { DepositStart } from './deposit-start.tsx';
import { optionsResource } from './deposits.resource.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: object) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const methods: DepositMethod[] = [{ method: 'PIX', min: '10.00', max: '5000.00' }, { method: 'VOUCHER' }];
const deposit: VoucherDeposit = {
  ...{ method: 'VOUCHER', id: 'v1', amount: '50.00', state: 'credited', createdAt: Date.now() },
};
const code = 'K7MP-X2Q9-0000-ZZZZ';

let answer: unknown;
beforeEach(() => {
  answer = { deposit, usedBefore: false };
  send
    .mockReset()
    .mockImplementation(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
});
afterEach(cleanup);

const show = async () => {
  const { store } = await showInApp(() => <DepositStart />);
  const options = { methods, needsCpf: false, cpf: '25', owed: '0.00', offers: [] };
  await act(async () => optionsResource.set(store, undefined, options));
  await choose(/Voucher/);
};
const field = () => screen.getByLabelText<HTMLInputElement>('Code of the voucher');
const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const type = (value: string) => act(async () => void fireEvent.input(field(), { target: { value } }));
const use = (taps = 1) =>
  act(async () => {
    for (let tap = 0; tap < taps; tap += 1) fireEvent.click(screen.getByRole('button', { name: 'Use voucher' }));
  });
const sent = () => send.mock.calls.filter(([call]) => call.name === 'redeemVoucher');

it('is a method beside the others, and the code survives the choice of another [S1-049]', async () => {
  await show();
  await type(code);
  await choose(/Pix/);
  await choose(/Voucher/);
  expect(field().value).toBe(code);
});

it('sends no text that is no code', async () => {
  await show();
  await use();
  expect(screen.getByText('Enter the code of your voucher.')).toBeTruthy();
  await type('K7MP-X2Q9');
  await use();
  expect(screen.getByText('Check the code: it has 16 letters and digits.')).toBeTruthy();
  expect(sent()).toHaveLength(0);
});

it('sends a code once for two taps', async () => {
  await show();
  await type(code);
  await use(2);
  expect(sent()).toHaveLength(1);
});

it('keeps a code that was refused, with the reason at the field', async () => {
  answer = new AppError('voucher_refused');
  await show();
  await type(code);
  await use();
  expect(screen.getByText('This code does not work. Check it: it may be used or expired.')).toBeTruthy();
  expect(field().value).toBe(code);
});

it('says that the member has used a code already, and where its deposit is', async () => {
  answer = { deposit, usedBefore: true };
  await show();
  await type(code);
  await use();
  expect(screen.getByText('You have used this code already')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the deposit' }).getAttribute('href')).toContain('v1');
});

it('is a line of the history with its state in words', async () => {
  await showInApp(() => (
    <ul>
      <DepositRow deposit={deposit} />
    </ul>
  ));
  expect(screen.getByText('In your balance')).toBeTruthy();
  expect(screen.getByText(/By voucher/)).toBeTruthy();
});
