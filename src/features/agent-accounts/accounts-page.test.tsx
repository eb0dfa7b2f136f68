// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { rebateCategories } from '#src/contract/agents/agents.ts';
import type { AccountTerms, InvitationLink } from '#src/contract/agents/open-accounts.schema.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { protectionResource } from '#src/state/identity/protection.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { linksResource, termsResource } from './accounts.resource.ts';
import { AccountsPage } from './accounts-page.tsx';
import { drawPassword } from './first-password.ts';

type Options = { body?: Record<string, unknown>; idempotencyKey?: string };
const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: Options) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const noRates = Object.fromEntries(rebateCategories.map((category) => [category, 0])) as Rates;
const terms: AccountTerms = { open: true, levels: 3, from: '2026-11-28', limits: { ...noRates, RNG: 50 } };
const link = (code: string, rest: Partial<InvitationLink> = {}): InvitationLink => ({
  ...{ code, name: `Grupo ${code}`, kind: 'member', rates: {}, uses: 12, most: 50, createdAt: 0 },
  ...{ expiresAt: Date.UTC(2027, 5, 26, 12), state: 'open' },
  ...rest,
});

beforeEach(() => void send.mockReset());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.read()) toasts.hide(id);
});

type Shown = { tab?: string; terms?: AccountTerms; links?: readonly InvitationLink[] };

async function show({ tab = '', terms: given = terms, links = [] }: Shown = {}) {
  const { store } = await showInApp(
    AccountsPage,
    { title: { id: 'x' }, header: 'back', footer: false },
    `/m/agentRegister${tab}`,
  );
  await act(async () => {
    const member = { token: 't', merchantCode: 'mare', userName: 'otavio', type: 3, firstTimeLogin: false };
    store.set(sessionState, { status: 'member', member: { ...member, expiresAt: 0 } });
    protectionResource.set(store, undefined, { agentNeedsStep: false } as never);
    registerSettingsResource.set(store, undefined, {
      ...{ ...defaultRegisterForm, bonus: null, bonusAfterNumber: false, ageLimit: 18 },
    });
    termsResource.set(store, undefined, given);
    const page = { pageNum: 1, totalPages: 1, totalCount: links.length };
    linksResource.set(store, undefined, { ...page, items: [...links], hasMore: false, loadingMore: false });
    await vi.dynamicImportSettled();
  });
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.dynamicImportSettled();
  });
const type = (name: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value: text } }));
const sent = (name: string) => send.mock.calls.filter(([call]) => call.name === name).map(([, options]) => options);

it('opens a player’s account with a password that can be spoken, shown once [S2-089]', async () => {
  await show();
  const password = screen.getByLabelText<HTMLInputElement>('First password').value;
  expect(password).toMatch(/^[a-z]+-\d\d-[a-z]+-[a-z]+$/);
  await press('Suggest another password');
  const other = screen.getByLabelText<HTMLInputElement>('First password').value;
  await type('Username', 'sergio.matos');
  send.mockResolvedValue({ account: 'sergio.matos', kind: 'member', passwordUntil: Date.UTC(2026, 11, 4, 12) });
  await press('Create player account');
  expect(sent('openAccount')[0]?.body).toEqual({ kind: 'member', username: 'sergio.matos', password: other });
  expect(screen.getByRole('heading', { name: 'The player account is open' })).toBe(document.activeElement);
  expect(screen.getByText(other)).toBeDefined();
  await press('Open another account');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('');
  expect(screen.queryByText(other)).toBeNull();
});

it('opens an agent’s account with rates, says that a name is taken, and sends the same intent once [S1-400]', async () => {
  await show();
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Agent' })));
  await type('Username', 'sergio.matos');
  await press('More for Slots');
  send.mockRejectedValue(new AppError('timeout'));
  await press('Create agent account');
  send.mockRejectedValue(new AppError('username_taken', { status: 409, refused: true }));
  await press('Create agent account');
  const [first, second] = sent('openAccount');
  expect(first?.body).toMatchObject({ kind: 'agent', rates: { RNG: 1 } });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
});

it('says that the rules of the place forbid it, and that a team is as deep as it can be', async () => {
  await show({ terms: { ...terms, open: false } });
  expect(screen.getByRole('heading', { name: 'Agents open no accounts here' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  await show({ terms: { ...terms, levels: 0 } });
  expect(screen.getByRole('heading', { name: 'Your team is as deep as it can be' })).toBeDefined();
});

it('shows an open invitation with its code and uses, others below it, and ends it after a question', async () => {
  const links = [link('USED0001', { state: 'used', uses: 50 }), link('OPEN0001'), link('OPEN0002', { most: null })];
  await show({ tab: '?tab=links', links });
  expect(screen.getByRole('progressbar', { name: '12 of 50 uses' })).toBeDefined();
  expect(screen.getByText(/affiliateCode=OPEN0001$/)).toBeDefined();
  const others = within(screen.getByRole('list', { name: 'Other invitations' })).getAllByRole('button');
  expect(others.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Grupo USED000150 of 50 uses, until .*Used up$/),
    expect.stringMatching(/^Grupo OPEN000212 uses, until .*Valid now$/),
  ]);
  await press('End');
  expect(sent('endLink')).toEqual([]);
  send.mockResolvedValue(link('OPEN0001', { state: 'ended' }));
  await press('End it');
  expect(sent('endLink')[0]?.body).toEqual({ code: 'OPEN0001' });
  expect(toasts.read().map(({ text }) => text)).toEqual(['The invitation has ended']);
});

it('makes an invitation with uses and days', async () => {
  await show({ tab: '?tab=links' });
  await press('New invitation');
  await type('Name', 'Grupo de Santos');
  await type('Uses (optional)', '5000');
  await press('Make the invitation');
  expect(screen.getByText('A number from 1 to 1000, or nothing.')).toBeDefined();
  await type('Uses (optional)', '50');
  send.mockResolvedValue(link('NEW00001'));
  await press('Make the invitation');
  expect(sent('createLink').at(-1)?.body).toEqual({ kind: 'member', name: 'Grupo de Santos', most: 50, days: 30 });
});

it('draws a first password by the first form that the rule accepts', () => {
  expect(drawPassword(() => true)).toMatch(/^[a-z]/);
  expect(drawPassword((password) => /[A-Z]/.test(password))).toMatch(/^[A-Z]/);
});
