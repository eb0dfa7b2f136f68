// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { OverviewPage } from './overview-page.tsx';

const sums = (turnover: string, deposit: string) => ({
  ...{ turnover, win: '0.00', result: turnover, bonus: '0.00' },
  ...{ deposit, withdrawal: '10.00' },
});
const category = (name: string, turnover: string) => ({ category: name, turnover, win: '0.00', result: turnover });
const days = ['2026-11-26', '2026-11-27'];
const figures = {
  ...{ startDate: days[0], endDate: days[1], currency: 'BRL', at: 0, rebates: '0.00' },
  days: days.map((day, index) => ({ day, members: 2, active: 1, ...sums('50.00', index === 0 ? '90.00' : '5.00') })),
  totals: sums('100.00', '95.00'),
  categories: [category('RNG', '75.00'), category('LIVE', '25.00')],
  before: {
    ...{ startDate: '2026-11-24', endDate: '2026-11-25' },
    ...{ totals: sums('80.00', '0.00'), categories: [category('RNG', '40.00'), category('LIVE', '40.00')] },
  },
};
const page = { title: { id: 'Team overview' }, header: 'none', footer: false } as const;

async function open(path = '/page', timeZone?: string) {
  const asked = answerEverything((of) =>
    of.endsWith('teamFigures')
      ? figures
      : { agentNeedsStep: false, secondFactor: false, codesLeft: 0, hasPassword: true },
  );
  const shown = await showInApp(OverviewPage, page, path);
  const member = { token: 'token', userName: 'otavio.reis', type: 3, merchantCode: 'mare', firstTimeLogin: false };
  await act(async () => {
    if (timeZone)
      statusResource.set(shown.store, undefined, { info: { whitelabel: { timeZone, flags: {} } } } as never);
    shown.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
    setResourceOwner(shown.store, 'otavio.reis');
  });
  await screen.findByRole('heading', { name: 'Bets by category' });
  return { ...shown, asked: () => asked.filter((one) => one.includes('teamFigures')) };
}

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 27, 12), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the overview of a team [S2-075]', () => {
  it('has four figures with what they were in the period before, and says where there was nothing', async () => {
    await open();
    const four = within(screen.getByRole('region', { name: 'Figures of the period' }));
    expect(four.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/95\.00nothing in the period before$/),
      expect.stringMatching(/10\.000% on the period before$/),
      expect.stringMatching(/100\.00\+25% on the period before$/),
      expect.stringMatching(/100\.00100% of the bets$/),
    ]);
  });

  it('says in words what each chart shows, and has its table one tap away', async () => {
    await open();
    expect(screen.getByText(/The most came in on 26 November: .*90\.00\. On 1 day more went out/)).toBeTruthy();
    expect(screen.getByText('Slots: 75% of the bets. In the period before it was 50%.')).toBeTruthy();
    const toggle = screen.getByRole('button', { name: 'Show as a table: Deposits and withdrawals' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    const table = within(screen.getByRole('table', { name: 'Deposits and withdrawals by day' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayDepositsWithdrawals',
      '26/1190.0010.00',
      '27/115.0010.00',
    ]);
  });

  it('asks for the days that are chosen: by name, or from the calendar, of which later ones are off', async () => {
    const { asked } = await open();
    expect(asked()[0]).toContain('startDate=2026-11-21&endDate=2026-11-27');
    fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
    await vi.waitFor(() => expect(asked().at(-1)).toContain('startDate=2026-11-27&endDate=2026-11-27'));
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: '28 November' }).disabled).toBe(true);
    fireEvent.click(sheet.getByRole('button', { name: '3 November' }));
    expect(sheet.getByText('Choose the last day')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: '9 November' }));
    expect(sheet.getByText('7 days')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Show 03/11 – 09/11' }));
    await vi.waitFor(() => expect(asked().at(-1)).toContain('startDate=2026-11-03&endDate=2026-11-09'));
  });

  it('begins and ends its days where the merchant does, wherever the device is', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 28, 1, 30));
    const { asked } = await open('/page', 'America/Sao_Paulo');
    await vi.waitFor(() => expect(asked().at(-1)).toContain('startDate=2026-11-21&endDate=2026-11-27'));
    fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
    await vi.waitFor(() => expect(asked().at(-1)).toContain('startDate=2026-11-27&endDate=2026-11-27'));
    cleanup();
    const further = await open('/page', 'Pacific/Auckland');
    await vi.waitFor(() => expect(further.asked().at(-1)).toContain('startDate=2026-11-22&endDate=2026-11-28'));
  });
});
