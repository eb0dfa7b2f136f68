// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '#src/components/kit/page.ts';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { renewedOnHomeAtom } from '#src/state/identity/session-renewal.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { ContractPrompts } from './contract-prompts.tsx';

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
const all = { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: 'NEW' };
const send = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

beforeEach(() => void send.mockReset());
afterEach(cleanup);

const page = (header: Page['header']) => ({ page: { title: { id: 'x' }, header, footer: false } as Page });

/** Home, another page, and the contracts' pages. */
function createTestRouter() {
  const root = createRootRoute({
    component: () => (
      <>
        <ContractPrompts />
        <Outlet />
      </>
    ),
    staticData: { page: null },
  });
  const at = (path: string, header: Page['header']) =>
    createRoute({ getParentRoute: () => root, path, component: () => null, staticData: page(header) });
  const contracts = at('/m/member/agent/$contract', 'back');
  const routeTree = root.addChildren([at('/m/home', 'home'), at('/m/notice', 'back'), contracts]);
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/m/home'] }) });
}

/** Home as a member of a type sees it, and its next renewal. */
async function showHome(type: number, info: object) {
  send.mockImplementation(async () => info);
  const { wrap, store } = inEnglish();
  const member = { token: 't', merchantCode: 'mare', userName: 'otto', type, firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, { status: 'member', member });
  const router = createTestRouter();
  await router.load();
  render(wrap(<RouterProvider router={router as never} />));
  const go = (to: string) => act(() => router.navigate({ to: to as never }));
  const settle = () => act(async () => void (await vi.dynamicImportSettled()));
  let times = 0;
  const renew = async () => {
    await act(async () => store.set(renewedOnHomeAtom, (times += 1)));
    await settle();
  };
  return { renew, go, settle, path: () => router.state.location.pathname };
}
const title = () => screen.queryByRole('heading')?.textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('are shown after a renewal of the session on home, and not before [S2-147]', async () => {
  const { renew } = await showHome(3, all);
  expect(send).not.toHaveBeenCalled();
  await renew();
  expect(send).toHaveBeenCalledOnce();
  expect(title()).toBe('Agent’s daily salary');
});

it.each([4, 40, 41, 42])('are never for type %i, and nothing is fetched [S2-147]', async (type) => {
  const { renew } = await showHome(type, all);
  await renew();
  expect(send).not.toHaveBeenCalled();
  expect(title()).toBeUndefined();
});

it.each([0, 1, 2, 43])('are also shown to type %i', async (type) => {
  const { renew } = await showHome(type, all);
  await renew();
  expect(title()).toBe('Agent’s daily salary');
});

it.each([
  ['dailysalreqtype', 'Agent’s daily salary', 'A daily salary contract', 'getSalaryContract'],
  ['divtypecompperiodreq', 'Agent’s dividend', 'A dividend contract', 'getDevidendContract'],
  ['contracthoursalreq', 'Agent’s hourly salary', 'An hourly salary contract', 'getHourContract'],
])(
  '%s is told of by an alert with a title of its own, the request, cancel and go, which opens its page [S1-403, S2-148, S2-149, S2-150]',
  async (field, name, contract, contractPage) => {
    const { renew, path, settle } = await showHome(3, { ...none, [field]: 'NEW' });
    await renew();
    const alert = screen.getByRole('alertdialog', { name });
    expect(alert.textContent).toContain(`${contract} is awaiting your agreement. Read it before you answer.`);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Go']);
    await press('Go');
    await settle();
    expect(path()).toBe(`/m/member/agent/${contractPage}`);
    expect(title()).toBeUndefined();
  },
);

it('are shown one after the other; cancel only closes, and the next renewal does not ask again [S2-151]', async () => {
  const { renew, path } = await showHome(3, all);
  await renew();
  for (const name of ['Agent’s daily salary', 'Agent’s dividend', 'Agent’s hourly salary']) {
    expect(title()).toBe(name);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press('Cancel');
  }
  expect(title()).toBeUndefined();
  expect(path()).toBe('/m/home');
  await renew();
  expect(send).toHaveBeenCalledTimes(2);
  expect(title()).toBeUndefined();
});

it('wait while another dialog is open, and for home', async () => {
  vi.useFakeTimers();
  try {
    const { renew, go } = await showHome(3, all);
    await go('/m/notice');
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('role', 'dialog');
    await renew();
    expect(title()).toBeUndefined();
    await go('/m/home');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    other.remove();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(title()).toBe('Agent’s daily salary');
  } finally {
    vi.useRealTimers();
  }
});

it('show no error when the gateway is unreachable', async () => {
  const { renew } = await showHome(3, none);
  send.mockRejectedValueOnce(new Error('away'));
  await renew();
  expect(title()).toBeUndefined();
});
