// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { InvitedMember } from '#src/contract/invitations/invitations.schema.ts';
import type { Status } from '#src/contract/site/system.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { invitationResource, invitedResource } from './invitations.resource.ts';
import { InvitePage } from './invite-page.tsx';

type Options = { body?: object; query?: object; idempotencyKey?: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const friend = (number: number, rest: Partial<InvitedMember> = {}): InvitedMember => ({
  ...{ number, account: `ana***${number}`, state: 'joined', joinedAt: Date.UTC(2026, 5, 15, 12) },
  ...rest,
});

beforeEach(() => void send.mockReset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.read()) toasts.hide(id);
});

type Shown = { type?: number; promotions?: readonly string[]; friends?: readonly InvitedMember[]; hasMore?: boolean };

async function show({ type = 0, promotions = ['referral'], friends = [], hasMore = false }: Shown = {}) {
  const app = await showInApp(InvitePage, null, '/m/inviteFriends');
  const { store } = app;
  await act(async () => {
    const member = { token: 't', merchantCode: 'mare', userName: 'ana', type, firstTimeLogin: false, expiresAt: 0 };
    const whitelabel = { promotions, brandName: 'Maré', ageLimit: 18 };
    statusResource.set(store, undefined, { info: { whitelabel } } as unknown as Status);
    store.set(sessionState, { status: 'member', member });
    invitationResource.set(store, undefined, { code: 'K7MPX2QR', joined: friends.length, played: 1 });
    const page = { pageNum: 1, totalPages: hasMore ? 2 : 1, totalCount: friends.length };
    invitedResource.set(store, undefined, { ...page, items: [...friends], hasMore, loadingMore: false });
    await vi.dynamicImportSettled();
  });
  return app;
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const told = () => toasts.read().map(({ text }) => text);
const link = `${location.origin}/m/register?affiliateCode=K7MPX2QR`;

describe('the invitation', () => {
  it('is a link to share, which is copied where the device shares nothing [S1-052]', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    expect(screen.getByText('K7MPX2QR')).toBeDefined();
    expect(await screen.findByRole('img', { name: 'QR code of your invitation' })).toBeDefined();
    await press('Share invitation');
    expect(writeText).toHaveBeenCalledWith(link);
    expect(told()).toEqual(['Link copied']);
  });

  it('is said in words where nothing can be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await show();
    await press('Copy link');
    expect(told()).toEqual([`Copy this link: ${link}`]);
  });

  it('is replaced after a question, once for each intent, and the new one is shown [S1-400]', async () => {
    await show();
    await press('Replace link');
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace your link?' }));
    expect(send).not.toHaveBeenCalled();
    send.mockRejectedValueOnce(new AppError('timeout'));
    await press('Replace');
    expect(question.getByRole('alert').textContent).toContain('Slow connection.');
    send.mockResolvedValue({ code: 'N3WC0DE9', joined: 0, played: 0 });
    await press('Replace');
    const renewals = send.mock.calls.filter(([{ name }]) => name === 'renewInvitation');
    expect(renewals.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual([
      renewals[0]?.[1].idempotencyKey,
      renewals[0]?.[1].idempotencyKey,
    ]);
    expect(screen.getByText('N3WC0DE9')).toBeDefined();
    expect(told()).toEqual(['Your new link is ready']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not replaced without a network, and says so', async () => {
    await show();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await press('Replace link');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('No internet. You can replace the link when it is back.')).toBeDefined();
  });
});

describe('who joined', () => {
  it('is listed with the day and whether they have played, and more on request', async () => {
    await show({ friends: [friend(22, { state: 'played' }), friend(21)], hasMore: true });
    const rows = within(screen.getByRole('list', { name: 'Who joined' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/ana\*\*\*22Joined 15 Jun 2026Has played$/),
      expect.stringMatching(/ana\*\*\*21Joined 15 Jun 2026Account only$/),
    ]);
    send.mockResolvedValue({ list: [friend(20)], pageNum: 2, totalPages: 2, totalCount: 3 });
    await press('Show more');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that none have', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Nobody has joined so far' })).toBeDefined();
  });
});

describe('the programme', () => {
  it('that the merchant does not run is said to be coming soon, on home, and asks for nothing [S1-336]', async () => {
    const { router } = await show({ promotions: ['mission'] });
    expect(told()).toEqual(['Coming soon']);
    expect(router.history.location.pathname).toBe('/m/home');
    expect(send).not.toHaveBeenCalled();
  });

  it('that runs says nothing of the kind [S1-335]', async () => {
    const { router } = await show();
    expect(told()).toEqual([]);
    expect(router.history.location.pathname).toBe('/m/inviteFriends');
  });

  it('leads a guest of the free trial to an account', async () => {
    await show({ type: 4 });
    expect(screen.getByRole('heading', { name: 'You need an account for this' })).toBeDefined();
    expect(screen.queryByText('K7MPX2QR')).toBeNull();
  });
});
