// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import type { Transfer } from '#src/contract/payments/transfers.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { DepositRow } from './deposit-row.tsx';
import { DepositStart } from './deposit-start.tsx';
import { optionsResource } from './deposits.resource.ts';
import { TransferOutcome } from './transfer-outcome.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: object) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
vi.mock('#src/platform/device/shrink-picture.ts', () => ({ shrinkPicture: (file: Blob) => Promise.resolve(file) }));

const bounds = { min: '10.00', max: '5000.00' } as const;
const account = { bank: 'Banco Serra', branch: '0001', number: '88214-7', name: 'Maré', cnpj: '11.222.333/0001-81' };
const methods: DepositMethod[] = [
  { method: 'PIX', ...bounds },
  { method: 'TRANSFER', ...bounds, account, minutes: 60 },
];
const transfer: Transfer = {
  ...{ method: 'TRANSFER', id: 't1', amount: '50.00', said: '50.00', state: 'review', reason: '', sentBefore: false },
  ...{ createdAt: Date.now(), promisedAt: Date.now() + 3_600_000, decidedAt: null },
};
const pictureId = 'p'.repeat(25);

/** The answers of the calls by name: a value, or an error that is thrown. */
let answers: Record<string, unknown> = {};
beforeEach(() => {
  answers = {
    addPicture: { id: pictureId },
    picture: { image: 'AAAA' },
    createTransfer: transfer,
  };
  send.mockReset().mockImplementation(({ name }) => {
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(cleanup);

const show = async (options: object = {}) => {
  const { store } = await showInApp(() => <DepositStart />);
  await act(async () =>
    optionsResource.set(store, undefined, {
      methods,
      needsCpf: false,
      cpf: '25',
      owed: '0.00',
      offers: [],
      ...options,
    }),
  );
};
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
const type = (value: string) => act(async () => void fireEvent.input(amount(), { target: { value } }));
const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'recibo.png');
const add = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Add'), { target: { files: [file] } }));
const sent = (name: string) => send.mock.calls.filter(([call]) => call.name === name);

it('shows the account of the house beside Pix, and what was typed survives the choice of a method [S1-031, S1-049]', async () => {
  await show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pix/ }).checked).toBe(true);
  await type('50');
  await choose(/Bank transfer/);
  expect(screen.getByText('88214-7')).toBeTruthy();
  expect(screen.getByText('within 1 hour')).toBeTruthy();
  expect(amount().value).toBe('50');
  await add(png());
  await choose(/Pix/);
  await choose(/Bank transfer/);
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy();
  await press('I have transferred');
  await waitFor(() => expect(sent('createTransfer')).toHaveLength(1));
  expect(sent('createTransfer')[0]?.[1]).toMatchObject({ body: { amount: '50.00', picture: pictureId } });
});

it('refuses a renamed program with its name, and loses nothing', async () => {
  await show();
  await choose(/Bank transfer/);
  await type('50');
  await add(new File(['MZ, a renamed program'], 'recibo.png'));
  expect(await screen.findByText('recibo.png: only JPG or PNG pictures up to 5 MB can be sent.')).toBeTruthy();
  await press('I have transferred');
  expect(await screen.findByText('Add a picture of the receipt.')).toBeTruthy();
  expect(amount().value).toBe('50');
  expect([sent('addPicture'), sent('createTransfer')]).toEqual([[], []]);
});

it.each(['٢٠٠٠٠', '1e3', '-20', '+20', '1000000000000000000', '0', '1,2,3', '5000,01', '9,99'])(
  'sends nothing for the amount %s',
  async (typed) => {
    await show();
    await choose(/Bank transfer/);
    await add(png());
    await type(typed);
    await press('I have transferred');
    await waitFor(() => expect(screen.getByText(/The amount is|Enter an amount such as/)).toBeTruthy());
    expect(amount().value).toBe(typed);
    expect(sent('createTransfer')).toHaveLength(0);
  },
);

it('keeps one key when the answer was lost and the member taps again, and all that was typed', async () => {
  answers['createTransfer'] = new AppError('timeout');
  await show();
  await choose(/Bank transfer/);
  await type('50');
  await add(png());
  await press('I have transferred');
  await waitFor(() => expect(sent('createTransfer')).toHaveLength(1));
  answers['createTransfer'] = transfer;
  await press('I have transferred');
  await waitFor(() => expect(sent('createTransfer')).toHaveLength(2));
  const keys = sent('createTransfer').map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
});

it.each<readonly [Partial<Transfer>, readonly (string | RegExp)[]]>([
  [{}, ['Checking the receipt', /at the latest/]],
  [{ promisedAt: 0 }, [/longer than promised/]],
  [{ sentBefore: true }, ['You sent this picture before']],
  [{ state: 'refused', reason: 'Não chegou.', decidedAt: 1 }, ['Deposit refused', 'Não chegou.', 'New deposit']],
  [{ state: 'credited', amount: '48.50', decidedAt: 1 }, ['Money in your account', 'You entered']],
])('says in words where it stands: %j', async (more, texts) => {
  await showInApp(() => <TransferOutcome transfer={{ ...transfer, ...more }} />);
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
});

it('gives the reason of a refusal in the history', async () => {
  const refused = { ...transfer, state: 'refused', reason: 'O valor não chegou.' } as const;
  await showInApp(() => <DepositRow deposit={refused} />);
  expect(screen.getByText('O valor não chegou.')).toBeTruthy();
});

it('is the only form there is where the place has no Pix', async () => {
  await show({ methods: methods.slice(1), needsCpf: true, cpf: '' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Your CPF')).toBeTruthy();
});
