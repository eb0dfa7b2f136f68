// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Status } from '#src/contract/site/system.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { statusResource } from '#src/state/site/site.ts';
import { supportOpenAtom } from '#src/state/site/support.ts';
import { teamTodayResource, teamWeekResource } from './agent-home.resource.ts';
import { AgentHomePage } from './agent-home-page.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const page = { title: { id: 'x', message: 'Agent area' }, header: 'none', footer: false } as const;
const place = { timeZone: 'America/Sao_Paulo' };
const counters = (login: number, bet: number, registered: number) => ({
  teamLoginMemberCount: login,
  teamBetMemberCount: bet,
  teamRegisterMemberCount: registered,
});
const week = [182, 205, 168, 231, 274, 239, 246].map((bet, index) => ({
  day: `2026-03-0${index + 1}`,
  ...counters(289, bet, 0),
}));

afterEach(() => cleanup());

type Shown = { flags?: Readonly<Record<string, boolean>>; days?: typeof week };

async function show({ flags = { AGEPAG: true, MAILCEN: true }, days = week }: Shown = {}) {
  send.mockImplementation(() => Promise.reject(new AppError('no_internet')));
  const app = await showInApp(AgentHomePage, page, '/m/agent');
  const { store } = app;
  await act(async () => {
    const member = {
      token: 't',
      merchantCode: 'mare',
      userName: 'otavio',
      type: 3,
      firstTimeLogin: false,
      expiresAt: 0,
    };
    statusResource.set(store, undefined, { info: { whitelabel: { flags, ...place } } } as unknown as Status);
    store.set(sessionState, { status: 'member', member });
    walletResource.set(store, undefined, { sumBalance: '1842.75' } as never);
    teamTodayResource.set(store, place, {
      list: [],
      footer: { ...counters(312, 246, 27), teamOnlineCount: 58 },
      at: 0,
    });
    teamWeekResource.set(store, place, days);
    await vi.dynamicImportSettled();
  });
  return app;
}

describe('the agent’s home', () => {
  it('greets by name, shows the balance and leads to deposit, withdrawal and customer service [S2-068, S2-069, S2-070, S2-071, S2-072]', async () => {
    const { store } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'otavio' })).toBeDefined();
    expect(screen.getByText(/1,842\.75/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw');
    fireEvent.click(screen.getByRole('button', { name: 'Talk to customer service' }));
    expect(store.get(supportOpenAtom)).toBe(true);
  });

  it('has the four counters, three of them against yesterday in words [S2-073]', async () => {
    await show();
    const text = screen.getByText('Logged in').closest('div')?.parentElement?.textContent;
    expect(text).toMatch(/Logged in312\+8% on yesterday.*Placed bets246\+3% on yesterday.*Registered27none yesterday/);
    expect(text).toMatch(/Online now58updated /);
  });

  it('says the week’s chart in words, and says it where there is no team yet', async () => {
    await show();
    expect(screen.getByText(/by day: Sunday 182, Monday 205.*today 246\.$/)).toBeDefined();
    cleanup();
    await show({ days: [] });
    expect(screen.getByRole('heading', { name: 'No team yet' })).toBeDefined();
  });

  it('lists what the merchant enables, and customer service always [S2-074, S2-086]', async () => {
    await show({ flags: { SECPRIV: true } });
    const menu = within(screen.getByRole('list', { name: 'Team menu' }));
    expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Security', 'Online service']);
  });

  it('does nothing on a click in the menu without a session [S2-087]', async () => {
    const { store, router } = await show({ flags: { SECPRIV: true } });
    const before = router.state.location.pathname;
    await act(async () => {
      store.set(sessionState, { status: 'guest' });
      fireEvent.click(screen.getByRole('link', { name: 'Security' }));
      fireEvent.click(screen.getByRole('button', { name: 'Online service' }));
      await vi.dynamicImportSettled();
    });
    expect(router.state.location.pathname).toBe(before);
  });

  it('has the tabs home, open account, announcements, and the dividend where it is shown [S2-088, S2-089, S2-090, S2-091]', async () => {
    await show();
    const tabs = () =>
      within(screen.getByRole('navigation', { name: 'Agent menu' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const [home, open, notices] = ['/m/home', '/m/agentRegister', '/m/member/notice?types=A'];
    expect(tabs()).toEqual([home, open, notices]);
    cleanup();
    await show({ flags: { dividend: true } });
    expect(tabs()).toEqual([home, open, '/m/member/agent/agentDivident', notices]);
  });
});
