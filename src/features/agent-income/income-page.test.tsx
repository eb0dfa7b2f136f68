// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayOf, presets } from '#src/components/kit/records/date-range.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { RebateDay } from '#src/contract/agents/rebates.schema.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { protectionResource } from '#src/state/identity/protection.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { incomeResource } from './income.resource.ts';
import { IncomePage } from './income-page.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
afterEach(cleanup);

const { from: yesterday } = presets.yesterday(dayOf(new Date()));
const day = (rest: Partial<RebateDay> = {}): RebateDay => ({
  ...{ day: yesterday, earned: '12.30', brought: '0.00', paid: '12.30', carried: '0.00', state: 'paid' },
  whyNegative: null,
  ...rest,
});

async function show(days: readonly RebateDay[]) {
  const { store } = await showInApp(
    IncomePage,
    { title: { id: 'x' }, header: 'back', footer: false },
    '/m/member/teamRebate',
  );
  await act(async () => {
    const member = { token: 't', merchantCode: 'mare', userName: 'otavio', type: 3, firstTimeLogin: false };
    setResourceOwner(store, 'otavio');
    store.set(sessionState, { status: 'member', member: { ...member, expiresAt: 0 } });
    protectionResource.set(store, undefined, { agentNeedsStep: false } as never);
    const totals = { earned: '12.30', paid: '12.30', due: '0.00' };
    incomeResource.set(
      store,
      { search: {}, timeZone: 'UTC' },
      { items: [...days], totals, pageNum: 1, totalPages: 1, totalCount: days.length },
    );
    await vi.dynamicImportSettled();
  });
}

it('shows the days with sums, a chart that is said in words, and the lines of a day [S2-082]', async () => {
  await show([day()]);
  const table = await screen.findByRole('table', { name: 'Rebate income' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('12.30');
  expect(screen.getByRole('figure').textContent).toContain('Best day');
  const line = {
    account: 'carla.dias',
    category: 'RNG',
    turnover: '3000.00',
    rate: 60,
    childRate: 19,
    amount: '12.30',
  };
  send.mockResolvedValue({ list: [line], pageNum: 1, totalPages: 1, totalCount: 1 });
  await act(async () => {
    fireEvent.click(within(table).getByRole('button'));
    await vi.dynamicImportSettled();
  });
  const lines = within(await screen.findByRole('list', { name: 'Where it comes from' })).getAllByRole('listitem');
  expect(lines.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^carla\.diasSlots: .*3,000\.00 at 0\.60% less their 0\.19%.*12\.30$/),
  ]);
});

it('says why a day is below zero, and that nothing is paid for it', async () => {
  await show([day({ earned: '-5.00', paid: '0.00', carried: '-5.00', state: 'none', whyNegative: 'undone' })]);
  send.mockResolvedValue({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 });
  const table = await screen.findByRole('table', { name: 'Rebate income' });
  await act(async () => {
    fireEvent.click(within(table).getByRole('button'));
    await vi.dynamicImportSettled();
  });
  expect(screen.getByText(/Bets of earlier days were taken back/)).toBeDefined();
  expect(within(table).getByText('Nothing to pay')).toBeDefined();
});

it('says that there is none in the days', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: 'No income in these days' })).toBeDefined();
});
