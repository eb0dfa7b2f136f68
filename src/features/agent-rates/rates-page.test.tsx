// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { rebateCategories } from '#src/contract/agents/agents.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import type { teamRates } from '#src/contract/agents/rebates.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { protectionResource } from '#src/state/identity/protection.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { ratesResource } from './rates.resource.ts';
import { RatesPage } from './rates-page.tsx';

type Options = { body?: object; query?: object; idempotencyKey?: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const ratesWith = (some: Partial<Rates>): Rates => ({
  ...(Object.fromEntries(rebateCategories.map((category) => [category, 0])) as Rates),
  ...some,
});
const carla = { account: 'carla.dias', below: 11, today: ratesWith({ RNG: 50 }), next: ratesWith({ RNG: 50 }) };
const answer = (own = ratesWith({ RNG: 80, LIVE: 50 }), list = [carla]): CallValue<typeof teamRates> => ({
  ...{ own: { from: '2026-11-28', today: own, next: own }, list },
  ...{ pageNum: 1, totalPages: 1, totalCount: list.length },
});

beforeEach(() => void send.mockReset());
afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
});

async function show(search = '', value = answer()) {
  const app = await showInApp(
    RatesPage,
    { title: { id: 'x' }, header: 'back', footer: false },
    `/m/member/agent/agentRebeat${search}`,
  );
  await act(async () => {
    const member = { token: 't', merchantCode: 'mare', userName: 'otavio', type: 3, firstTimeLogin: false };
    app.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: 0 } });
    protectionResource.set(app.store, undefined, { agentNeedsStep: false } as never);
    for (const account of ['', 'carla.dias']) ratesResource.set(app.store, { account, page: 1 }, value);
    await vi.dynamicImportSettled();
  });
  return app;
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const slots = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Rate for Slots' });
const saves = () => send.mock.calls.filter(([{ name }]) => name === 'setTeamRates').map(([, options]) => options);

it('lists the agents directly below with the rates of the next day, under the agent’s own [S2-081]', async () => {
  await show();
  const rows = within(await screen.findByRole('list', { name: 'Agents below you' })).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('carla.dias11 in the teamSlots\u00a00.50%'),
  ]);
  expect(screen.getByText('Slots 0.80%, Live 0.50%')).toBeDefined();
});

it('changes a rate by button and slider up to the own one, shows the old value, and saves for the next day once [S1-400]', async () => {
  await show('?account=carla.dias');
  await screen.findByText('0.50%');
  expect(screen.queryByRole('button', { name: 'Save for tomorrow' })).toBeNull();
  await press('More for Slots');
  expect(screen.getByText('was 0.50%')).toBeDefined();
  expect(slots().getAttribute('aria-valuetext')).toBe('0.51% of 0.80%');
  act(() => void fireEvent.change(slots(), { target: { value: '80' } }));
  await press('More for Slots');
  expect(slots().value).toBe('80');
  expect(screen.getByText('0.00% stays with you')).toBeDefined();
  expect(screen.getByText('1 change')).toBeDefined();
  send.mockRejectedValueOnce(new AppError('timeout'));
  await press('Save for tomorrow');
  send.mockResolvedValue({ ...carla, next: ratesWith({ RNG: 80 }) });
  await press('Save for tomorrow');
  const [first, second] = saves();
  expect(first?.body).toEqual({ account: 'carla.dias', rates: { RNG: 80 } });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(screen.queryByText('was 0.50%')).toBeNull();
  expect(toasts.read().map(({ text }) => text)).toEqual(['Saved. The rates hold from tomorrow on.']);
});

it('takes changes back', async () => {
  await show('?account=carla.dias');
  await press('Less for Slots');
  await press('Undo');
  expect(slots().value).toBe('50');
  expect(screen.queryByRole('button', { name: 'Save for tomorrow' })).toBeNull();
});

it('says that the own rates have changed meanwhile, and cuts the change to the new limit', async () => {
  const { store } = await show('?account=carla.dias');
  act(() => void fireEvent.change(slots(), { target: { value: '70' } }));
  send.mockRejectedValueOnce(new AppError('limit_reached', { status: 409, refused: true }));
  await press('Save for tomorrow');
  expect(screen.getByRole('alert').textContent).toContain('Your own rates have changed meanwhile');
  const lower = answer(ratesWith({ RNG: 60 }));
  await act(async () => ratesResource.set(store, { account: 'carla.dias', page: 1 }, lower));
  expect(slots().value).toBe('60');
  send.mockResolvedValue({ ...carla, next: ratesWith({ RNG: 60 }) });
  await press('Save for tomorrow');
  expect(saves().at(-1)?.body).toEqual({ account: 'carla.dias', rates: { RNG: 60 } });
});

it('saves nothing without a network, and says so', async () => {
  await show('?account=carla.dias');
  await press('Less for Slots');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await press('Save for tomorrow');
  expect(saves()).toEqual([]);
  expect(screen.getByText('No internet. Rates can be saved when it is back.')).toBeDefined();
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
});

it('of somebody who is not directly below says so', async () => {
  await show('?account=carla.dias', answer(undefined, []));
  expect(await screen.findByRole('heading', { name: 'This agent is not directly below you' })).toBeDefined();
});
