// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { promotionStatus } from '#src/contract/promotions/promotion-status.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionStages } from './promotion-stages.tsx';
import { ownPromotionsResource } from './promotions.resource.ts';

type Options = { body: object; idempotencyKey: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const now = Date.UTC(2026, 2, 14, 12);
const day = 86_400_000;
const promotion: Promotion = {
  id: 'brinde',
  ...{
    title: 'Gift',
    summary: 'One',
    content: '',
    art: '/art/b/mar.svg',
    goal: 'turnover',
    category: '',
    review: true,
  },
  ...{ startsAt: now - day, endsAt: now + 2 * day, stages: [{ stage: 1, goal: '50.00', reward: '5.00', points: 0 }] },
};
const part = (rest: Partial<OwnPromotion> = {}): OwnPromotion => ({
  id: 'brinde',
  ...{ joinedAt: now - day, progress: '7.50', due: [], rewards: [] },
  ...rest,
});
const reward = (state: OwnPromotion['rewards'][number]['state'], reason = '') =>
  part({ rewards: [{ stage: 1, state, amount: '5.00', points: 0, reason, at: now }] });

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockImplementation(({ name }) => {
    if (name === 'claimPromotion') return Promise.resolve(reward('claimed'));
    return Promise.resolve(name === 'applyPromotion' ? part() : { sumBalance: '5.00', currency: 'BRL' });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(own?: OwnPromotion, rest: Partial<Promotion> = {}, type: number | null = 0) {
  const offer = { ...promotion, ...rest };
  const entry = { promotion: offer, own, status: promotionStatus(offer, own, now) };
  const shown = await showInApp(() => (
    <>
      <PromotionStages entry={entry} now={now} unknown={undefined} />
      <PromotionAction entry={entry} />
    </>
  ));
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', firstTimeLogin: false, expiresAt: 0 };
  await act(async () =>
    shown.store.set(
      sessionState,
      type === null ? { status: 'guest' } : { status: 'member', member: { ...member, type } },
    ),
  );
  return shown;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    // A write names its call, whose code is fetched first.
    await vi.dynamicImportSettled();
  });
const asked = (name: string) => send.mock.calls.filter(([call]) => call.name === name);

describe('a promotion', () => {
  it.each([
    ['coming', undefined, { startsAt: now + day, endsAt: null }, 'Coming soon', /^You can take part from /],
    ['process', undefined, {}, 'Available', 'Take part'],
    ['signed', part(), {}, 'Signed up', 'Choose a game'],
    ['applying', reward('applying'), {}, 'Under review', /^We are reviewing it/],
    ['rejected', reward('rejected', 'No number.'), {}, 'Not approved', 'Contact us about it'],
    ['issued', reward('issued'), {}, 'Ready to claim', 'Claim ￥5.00'],
    ['claimed', reward('claimed'), {}, 'Claimed', 'See other promotions'],
    ['close', undefined, { endsAt: now - 1 }, 'Ended', 'See other promotions'],
  ] as const)('that is %s says so, and has one action at most [S2-248]', async (_status, own, rest, flag, action) => {
    await show(own, rest);
    expect(screen.getAllByText(flag).length).toBeGreaterThan(0);
    expect(screen.getByText(action)).toBeTruthy();
    expect(buttons().length).toBeLessThanOrEqual(1);
  });

  it('shows why it was not approved, what is missing, and the progress', async () => {
    await show(reward('rejected', 'No number.'));
    expect(screen.getByText('No number.')).toBeTruthy();
    cleanup();
    await show(part());
    expect(screen.getByText('￥42.50 to go')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('15');
    expect(screen.getByText('2 days left')).toBeTruthy();
  });

  it('with a reached goal can be applied for', async () => {
    await show(part({ progress: '50.00', due: [1] }));
    await press('Request the reward');
    expect(asked('applyPromotion')[0]?.[1].body).toEqual({ id: 'brinde' });
  });

  it('is claimed once: the same key after a lost response, and the balance is fetched after each of the two [S1-026]', async () => {
    const said = vi.spyOn(toasts, 'show');
    const readBalance = vi.spyOn(walletResource, 'invalidate');
    await show(reward('issued'));
    send.mockRejectedValueOnce(new AppError('system_updating', { status: 503 }));
    await press('Claim ￥5.00');
    expect(screen.getByRole('alert').textContent).toContain('The system is being updated');
    expect(readBalance).toHaveBeenCalledTimes(1);
    await press('Claim ￥5.00');
    const keys = asked('claimPromotion').map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w.:-]{8,128}$/);
    expect(new Set(keys).size).toBe(1);
    expect(readBalance).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledWith('￥5.00 is now in your balance.', { kind: 'success' });
  });

  it('is shown as under review where it is not paid at once', async () => {
    const said = vi.spyOn(toasts, 'show');
    await show(reward('issued'));
    send.mockResolvedValueOnce(reward('applying'));
    await press('Claim ￥5.00');
    expect(said).toHaveBeenCalledWith('￥5.00 is under review. We will let you know when you can claim it.', {
      kind: 'info',
    });
    expect(said).not.toHaveBeenCalledWith('￥5.00 is now in your balance.', expect.anything());
  });

  it('with a changed status says so, and its status is fetched again', async () => {
    const { store } = await show();
    setResourceOwner(store, 'ana');
    ownPromotionsResource.set(store, undefined, []);
    const leave = store.sub(ownPromotionsResource.atom(undefined), () => undefined);
    send.mockRejectedValueOnce(new AppError('promotion_unavailable', { status: 409, refused: true }));
    await press('Take part');
    expect(screen.getByRole('alert').textContent).toContain('does not allow that now');
    expect(asked('ownPromotions')).toHaveLength(1);
    leave();
  });

  it('sends a visitor to the login, and back', async () => {
    const { router } = await show(undefined, {}, null);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in to take part' })));
    expect(router.state.location.pathname).toBe('/m/login');
    expect(sessionStorage.getItem('intent')).toContain('"kind":"page"');
  });

  it('sends a trial guest to the registration, and says to an agent that it is not available to them', async () => {
    await show(undefined, {}, 4);
    expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe('/m/register');
    expect(buttons()).toEqual([]);
    cleanup();
    await show(undefined, {}, 41);
    expect(screen.getByText('Agents do not take part in promotions.')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });
});
