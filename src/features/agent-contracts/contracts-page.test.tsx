// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { FC } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Contract, Dividend, Offer, SalaryDay } from '#src/contract/agents/agent-contracts.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { ContractsPage } from './contracts-page.tsx';
import { DividendPage } from './dividend-page.tsx';

type Options = { body?: object; query?: { kind?: string }; idempotencyKey?: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const year = new Date().getFullYear();
const contract: Contract = {
  ...{ id: 'c1', kind: 'salary', status: 'held', by: '', from: `${year}-04-01`, until: `${year}-06-30`, offeredAt: 0 },
  tiers: [{ turnover: '20000.00', active: 10, rate: 8 }],
};
const offer: Offer = {
  ...contract,
  ...{ id: 'o1', status: 'waiting', by: 'helena.prado', request: 'CHANGE' },
  estimate: { day: `${year}-03-14`, amount: '82.19' },
  tiers: [
    { turnover: '20000.00', active: 10, rate: 8 },
    { turnover: '50000.00', active: 20, rate: 10 },
  ],
};
const dividend = (rest: Partial<Dividend> = {}): Dividend => ({
  ...{ from: `${year}-06-01`, until: `${year}-06-15`, turnover: '900000.00', active: 12, result: '46310.00' },
  ...{
    rebates: '6420.00',
    salaries: '1500.00',
    fees: '926.20',
    brought: '-1210.00',
    base: '36253.80',
    tier: 2,
    tiers: 4,
  },
  ...{
    rate: 1200,
    gross: '4350.45',
    given: '0.00',
    amount: '4350.45',
    carried: '0.00',
    state: 'paid',
    paidAt: Date.UTC(year, 5, 16, 12),
  },
  ...rest,
});
const page = <T,>(list: readonly T[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
type World = {
  offer?: Offer | null;
  held?: Contract | null;
  history?: Contract[];
  days?: SalaryDay[];
  dividends?: Dividend[];
};

let world: World = {};
beforeEach(() => {
  send.mockReset();
  send.mockImplementation(async ({ name }) => {
    if (name === 'contractRequest') return { offer: world.offer ?? null, held: world.held ?? null, coming: null };
    if (name === 'contractHistory') return page(world.history ?? []);
    if (name === 'contractsBelow') return { ...page([]), own: null, earliest: `${year}-07-01` };
    if (name === 'offersMade') return page([]);
    if (name === 'dailySalary') return page(world.days ?? []);
    if (name === 'dividends') return page(world.dividends ?? []);
    if (name === 'acceptContract' || name === 'refuseContract') {
      world = { ...world, offer: null };
      return contract;
    }
    return { agentNeedsStep: false };
  });
});
afterEach(() => {
  cleanup();
  world = {};
  for (const { id } of toasts.read()) toasts.hide(id);
});

async function show(Page: FC, shown: World) {
  world = shown;
  const app = await showInApp(Page, { title: { id: 'x' }, header: 'back', footer: false }, '/m/member/agent/page');
  await act(async () => {
    const member = { token: 't', merchantCode: 'mare', userName: 'otto', type: 3, firstTimeLogin: false, expiresAt: 0 };
    app.store.set(sessionState, { status: 'member', member });
    setResourceOwner(app.store, 'otto');
    await vi.dynamicImportSettled();
  });
  return app;
}
const Salary = () => <ContractsPage kind="salary" />;
const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => {
    fireEvent.click(within(within_).getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const sent = (name: string) => send.mock.calls.filter(([call]) => call.name === name).map(([, options]) => options);

describe('the page of a contract', () => {
  it('shows an offer with its tiers, days, what it would have paid, and three tabs [S2-093, S2-094, S2-095]', async () => {
    await show(Salary, { offer, held: contract, history: [contract] });
    const card = within(await screen.findByRole('group', { name: 'Daily salary' }));
    expect(card.getByText('From helena.prado')).toBeDefined();
    expect(card.getByText(/82\.19/)).toBeDefined();
    expect(card.getAllByRole('row')).toHaveLength(3);
    expect(card.getByText('0.10%')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Contract in force' })).toBeDefined();
    const tabs = within(screen.getByRole('navigation', { name: 'Kind of contract' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Salary', '/m/member/agent/getSalaryContract'],
      ['Dividend', '/m/member/agent/getDevidendContract'],
      ['Hourly', '/m/member/agent/getHourContract'],
    ]);
  });

  it('accepts after a question, once for each intent, also after a lost answer [S1-400]', async () => {
    await show(Salary, { offer });
    await screen.findByRole('group', { name: 'Daily salary' });
    await press('Accept');
    const question = await screen.findByRole('alertdialog', { name: 'Accept this contract?' });
    expect(sent('acceptContract')).toEqual([]);
    send.mockRejectedValueOnce(new AppError('timeout'));
    await press('Accept', question);
    expect(within(question).getByRole('alert')).toBeDefined();
    await press('Accept', question);
    const keys = sent('acceptContract').map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(toasts.read().map(({ text }) => text)).toEqual(['Contract accepted']);
    expect(screen.queryByRole('group', { name: 'Daily salary' })).toBeNull();
  });

  it('says in the question that an offer was changed meanwhile', async () => {
    await show(Salary, { offer });
    await screen.findByRole('group', { name: 'Daily salary' });
    await press('Refuse');
    const question = await screen.findByRole('alertdialog', { name: 'Refuse this contract?' });
    send.mockRejectedValueOnce(new AppError('offer_changed'));
    await press('Refuse', question);
    expect(within(question).getByRole('alert').textContent).toBe('The conditions have changed. Look at them again.');
  });

  it('lists what a salary came to, and says so where there is nothing', async () => {
    const day: SalaryDay = {
      ...{ day: `${year}-03-14`, turnover: '300.00', active: 1, hours: 0, tier: 1, rate: 8, gross: '0.24' },
      ...{ given: '0.10', amount: '0.14', state: 'paid', paidAt: 0 },
    };
    await show(Salary, {
      held: contract,
      days: [day, { ...day, day: `${year}-03-13`, rate: 0, tier: 0, amount: '0.00', state: 'none' }],
    });
    const rows = within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/0\.08% of .*300\.00.*0\.10 to agents by your contracts.*0\.14Paid$/),
      expect.stringMatching(/below the first tier/),
    ]);
    expect(screen.getByText('No contracts yet')).toBeDefined();
  });
});

describe('the dividend', () => {
  it('is a sum that anybody can do again, the negative of before included [S2-090]', async () => {
    const before = dividend({
      from: `${year}-05-16`,
      until: `${year}-05-31`,
      amount: '0.00',
      carried: '-1210.00',
      state: 'none',
      paidAt: null,
    });
    await show(DividendPage, { dividends: [dividend(), before] });
    await screen.findByText(/^Paid on/);
    const terms = screen
      .getAllByRole('term')
      .slice(0, 8)
      .map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Team result',
      'Rebates',
      'Salaries',
      'Payment fees',
      'Negative of the period before',
      'Base',
      'Your share',
      'Dividend',
    ]);
    const sums = screen
      .getAllByRole('definition')
      .slice(0, 8)
      .map(({ textContent }) => textContent?.replace(/[^\d.,%−]/g, ''));
    expect(sums).toEqual([
      '46,310.00',
      '−6,420.00',
      '−1,500.00',
      '−926.20',
      '−1,210.00',
      '36,253.80',
      '12%',
      '4,350.45',
    ]);
    expect(screen.getByRole('link', { name: 'Dividend contract, tier 2 of 4' })).toBeDefined();
    expect(
      within(screen.getByRole('list', { name: 'Earlier periods' })).getByText('Negative, carried into the next period'),
    ).toBeDefined();
  });

  it('says what will appear while there is none', async () => {
    await show(DividendPage, {});
    expect(await screen.findByText('No dividends yet')).toBeDefined();
  });
});
