// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Rain, RainProof } from '#src/contract/agents/envelopes.schema.ts';
import { amountsOf, sealText } from '#src/contract/agents/rain-seal.ts';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { proofResource } from './envelopes.resource.ts';
import { MemberRains } from './member-rains.tsx';

type Options = { body?: object; query?: object; idempotencyKey?: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const minute = 60_000;
const page = { title: { id: 'x', message: 'Red envelope rain' }, header: 'own', footer: false } as const;
const running = (rest: Partial<Rain> = {}): Rain => ({
  ...{ id: 'r1', total: '30.00', envelopes: 3, least: '2.00', most: '20.00', state: 'running', commitment: 'c' },
  ...{ startsAt: Date.now() - minute, endsAt: Date.now() + 4 * minute, createdAt: Date.now() - 2 * minute },
  ...{ by: 'Rafael Nunes', left: 2, smallest: '8.00', largest: '8.00', own: null },
  ...rest,
});
const own = { number: 2, amount: '8.40' };

async function show(list: readonly Rain[]) {
  const app = await showInApp(MemberRains, page, '/m/redRain');
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 0 };
  await act(async () => {
    app.store.set(sessionState, { status: 'member', member });
    rainsResource.set(app.store, undefined, [...list]);
    await vi.dynamicImportSettled();
  });
  return app;
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const takes = () => send.mock.calls.filter(([{ name }]) => name === 'takeEnvelope');

beforeEach(() => void send.mockReset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.read()) toasts.hide(id);
});

describe('a rain, for a member', () => {
  it('says what is left and until when, and opens one envelope, with one key also after a lost answer [S1-400, S2-092]', async () => {
    await show([running()]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rain of Rafael Nunes');
    expect(screen.getByText('2 of 3')).toBeDefined();
    expect(screen.getByText(/^0[34]:\d\d$/)).toBeDefined();
    send.mockRejectedValueOnce(new AppError('timeout'));
    await press('Open an envelope');
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toContain('Slow connection');
    send.mockImplementation(({ name }) =>
      Promise.resolve(name === 'takeEnvelope' ? running({ own, left: 1 }) : { list: [running({ own, left: 1 })] }),
    );
    await press('Open an envelope');
    expect(new Set(takes().map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(1);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('8.40');
    expect(screen.queryByRole('button', { name: 'Open an envelope' })).toBeNull();
    expect(screen.getByText(/^Envelope 2, drawn at/)).toBeDefined();
  });

  it('is not opened twice by a double tap', async () => {
    await show([running()]);
    send.mockReturnValue(new Promise(() => undefined));
    const button = screen.getByRole('button', { name: 'Open an envelope' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
      await vi.dynamicImportSettled();
    });
    expect(takes()).toHaveLength(1);
  });

  it('says that others were faster, and is not opened before it begins, nor without a network', async () => {
    await show([running()]);
    send.mockRejectedValue(new AppError('sold_out', {}));
    await press('Open an envelope');
    expect(screen.getByText('All envelopes have just been opened.')).toBeDefined();
    cleanup();
    await show([running({ left: 0 })]);
    expect(screen.getByText('All envelopes are open')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Open an envelope' })).toBeNull();
    cleanup();
    await show([running({ state: 'waiting', startsAt: Date.now() + minute })]);
    send.mockClear();
    await press('Open an envelope');
    expect(takes()).toEqual([]);
    expect(screen.getByText('Starts in')).toBeDefined();
    cleanup();
    await show([running()]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await press('Open an envelope');
    expect(takes()).toEqual([]);
  });

  it('is over by the clock, and leads to the next one', async () => {
    await show([running({ endsAt: Date.now() - 1000 }), running({ id: 'r2', by: 'Bia' })]);
    expect(screen.getByText('This rain is over')).toBeDefined();
    await press('See the next rain');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rain of Bia');
  });

  it('says that there is none', async () => {
    await show([]);
    expect(screen.getByText('No rain at the moment')).toBeDefined();
  });
});

describe('the seal of a rain', () => {
  const seed = 'ab'.repeat(32);
  async function proof() {
    const { id, total, envelopes, least, most, startsAt, endsAt, createdAt } = running();
    const rules = { id, total, envelopes, least, most, startsAt, endsAt };
    const amounts = await amountsOf(seed, rules);
    return { ...rules, createdAt, seed, amounts, commitment: await commitmentOf(sealText(rules, seed, amounts)) };
  }
  const verdict = async (told: RainProof, mine: Rain['own']) => {
    const { store } = await show([running({ state: 'over', own: mine, left: 0 })]);
    proofResource.set(store, told.id, told);
    await press('Check the seal');
    return (await screen.findByRole('dialog')).textContent;
  };

  it('is checked on this device, with the envelope that the member has', async () => {
    const told = await proof();
    const mine = { ...own, amount: told.amounts[1] ?? '' };
    await verdict(told, mine);
    expect(await screen.findByText(/Checked on this device: .* envelope 2 is yours/)).toBeDefined();
  });

  it('is not true where an amount is another, or the envelope is not the one of its number', async () => {
    const told = await proof();
    await verdict({ ...told, amounts: told.amounts.toReversed() }, null);
    expect(await screen.findByText('Not verified: the amounts do not match the seal.')).toBeDefined();
    cleanup();
    await verdict(told, { ...own, amount: '0.01' });
    expect(await screen.findByText('Not verified: the amounts do not match the seal.')).toBeDefined();
  });

  it('is shown before the amounts are told', async () => {
    const { seed: _seed, amounts: _amounts, ...told } = await proof();
    expect(await verdict(told, null)).toContain('When the rain is over they are told');
    expect(screen.getByText(told.commitment)).toBeDefined();
  });
});
