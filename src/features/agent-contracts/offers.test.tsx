// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { AgentBelow, Contract, MadeOffer } from '#src/contract/agents/agent-contracts.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { ContractsPage } from './contracts-page.tsx';

type Options = { body?: object; idempotencyKey?: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const own: Contract = {
  ...{ id: 'c1', kind: 'salary', status: 'held', by: '', from: '2026-04-01', until: '2026-12-31', offeredAt: 0 },
  tiers: [
    { turnover: '20000.00', active: 10, rate: 8 },
    { turnover: '50000.00', active: 20, rate: 10 },
  ],
};
const waiting: Contract = { ...own, id: 'o1', status: 'waiting', by: 'otto', tiers: own.tiers.slice(0, 1) };
const carla: AgentBelow = { account: 'carla.dias', offer: null, held: null, coming: null };

let world: { own: Contract | null; below: AgentBelow[]; made: MadeOffer[] };
beforeEach(() => {
  world = { own, below: [carla], made: [] };
  send.mockReset();
  send.mockImplementation(async ({ name }) => {
    const page = { pageNum: 1, totalPages: 1, totalCount: 0 };
    if (name === 'contractRequest') return { offer: null, held: world.own, coming: null };
    if (name === 'contractsBelow') return { ...page, list: world.below, own: world.own, earliest: '2026-05-02' };
    if (name === 'offersMade') return { ...page, list: world.made };
    if (name === 'proposeContract') return waiting;
    if (name === 'withdrawContract') return { ...waiting, status: 'withdrawn' };
    return { ...page, list: [], agentNeedsStep: false };
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
});

async function show() {
  const title = { title: { id: 'x' }, header: 'back', footer: false } as const;
  const app = await showInApp(() => <ContractsPage kind="salary" />, title, '/m/member/agent/page');
  await act(async () => {
    const member = { token: 't', merchantCode: 'mare', userName: 'otto', type: 3, firstTimeLogin: false, expiresAt: 0 };
    app.store.set(sessionState, { status: 'member', member });
    setResourceOwner(app.store, 'otto');
    await vi.dynamicImportSettled();
  });
}
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(inside).getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
async function openSheet() {
  await show();
  await screen.findByRole('list', { name: 'Agents below you' });
  await press(/carla\.dias/);
  return screen.findByRole('dialog', { name: 'carla.dias' });
}
const type = (sheet: HTMLElement, label: string, place: number, value: string) => {
  const tier = within(sheet).getByRole('group', { name: `Tier ${place}` });
  fireEvent.change(within(tier).getByRole('textbox', { name: label }), { target: { value } });
};
const sent = (name: string) => send.mock.calls.filter(([call]) => call.name === name).map(([, options]) => options);

describe('an offer to an agent directly below [S2-092, S2-224]', () => {
  it('begins with the conditions of the own contract and no rates, and says what is missing', async () => {
    const sheet = await openSheet();
    const tier = within(within(sheet).getByRole('group', { name: 'Tier 2' }));
    expect(tier.getByRole<HTMLInputElement>('textbox', { name: 'Team bets in a day' }).value).toBe('50000.00');
    expect(tier.getByRole<HTMLInputElement>('textbox', { name: 'Salary' }).value).toBe('');
    expect(tier.getByText('Up to 0.10%')).toBeDefined();
    await press('Review the offer', sheet);
    expect(within(sheet).getAllByText('Enter a rate.')).toHaveLength(2);
    expect(sent('proposeContract')).toEqual([]);
  });

  it('goes no higher than the own contract, and each tier above the one before', async () => {
    const sheet = await openSheet();
    type(sheet, 'Salary', 1, '0,09');
    type(sheet, 'Salary', 2, '0,10');
    await press('Review the offer', sheet);
    expect(within(sheet).getByText('At most 0.08%, as in your own contract.')).toBeDefined();
    type(sheet, 'Salary', 1, '0,08');
    type(sheet, 'Salary', 2, '0,08');
    await press('Review the offer', sheet);
    expect(within(sheet).getByText('Each tier asks for more than the one before, and pays more.')).toBeDefined();
    type(sheet, 'Team bets in a day', 1, '100');
    await press('Review the offer', sheet);
    expect(within(sheet).getByText('Your own contract pays nothing for these figures.')).toBeDefined();
    fireEvent.change(within(sheet).getByLabelText('Last day'), { target: { value: '2027-01-01' } });
    await press('Review the offer', sheet);
    expect(within(sheet).getByText('Choose a day within your own contract.')).toBeDefined();
    expect(sent('proposeContract')).toEqual([]);
  });

  it('is shown as a whole, and made once for each intent, also after a lost answer [S1-400]', async () => {
    const sheet = await openSheet();
    await press('Remove tier 2', sheet);
    type(sheet, 'Salary', 1, '0,06');
    await press('Review the offer', sheet);
    const question = await screen.findByRole('alertdialog', { name: 'Offer carla.dias this contract?' });
    expect(within(question).getByText('0.06%')).toBeDefined();
    send.mockRejectedValueOnce(new AppError('timeout'));
    await press('Send offer', question);
    expect(within(question).getByRole('alert')).toBeDefined();
    await press('Send offer', question);
    const [first, second] = sent('proposeContract');
    expect(first?.body).toEqual({
      account: 'carla.dias',
      kind: 'salary',
      tiers: [{ turnover: '20000.00', active: 10, rate: 6 }],
      until: '2026-12-31',
    });
    expect(second).toEqual(first);
    expect(toasts.read().map(({ text }) => text)).toEqual(['Offered to carla.dias']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in the question that the own contract was changed meanwhile', async () => {
    const sheet = await openSheet();
    type(sheet, 'Salary', 1, '0,06');
    type(sheet, 'Salary', 2, '0,07');
    await press('Review the offer', sheet);
    const question = await screen.findByRole('alertdialog');
    send.mockRejectedValueOnce(new AppError('limit_reached', { value: { most: 5 } }));
    await press('Send offer', question);
    expect(within(question).getByRole('alert').textContent).toMatch(/changed in the meantime, so nothing was offered/);
  });

  it('can be withdrawn while it waits, and stays in the list of those made', async () => {
    world = { own, below: [{ ...carla, offer: waiting }], made: [{ ...waiting, account: 'carla.dias' }] };
    const sheet = await openSheet();
    const made = within(screen.getByRole('list', { name: 'Sent offers', hidden: true }));
    expect(made.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^carla\.dias0\.08%, offered on .*Awaiting an answer$/),
    ]);
    await press('Withdraw the offer', sheet);
    await press('Withdraw it', await screen.findByRole('alertdialog', { name: 'Withdraw this offer?' }));
    expect(sent('withdrawContract').map(({ body }) => body)).toEqual([{ id: 'o1' }]);
    expect(toasts.read().map(({ text }) => text)).toEqual(['Offer withdrawn']);
  });

  it('needs a contract of its kind of one’s own', async () => {
    world = { ...world, own: null };
    const sheet = await openSheet();
    expect(within(sheet).getByText(/once you have one of its kind yourself/)).toBeDefined();
    expect(within(sheet).queryByRole('button', { name: 'Review the offer' })).toBeNull();
  });
});
