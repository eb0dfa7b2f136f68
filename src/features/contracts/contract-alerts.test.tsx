// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { renewedOnHomeAtom } from '#src/state/identity/session-renewal.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { ContractPrompts } from './contract-prompts.tsx';

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
const all = { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: 'NEW' };
const mocked = vi.hoisted(() => ({
  send: vi.fn<() => Promise<object>>(),
  navigate: vi.fn(),
  header: 'home',
  built: true,
}));
vi.mock('#src/platform/calls/send.ts', () => ({ send: mocked.send }));
/** The routes of a product with an agent area, and of one in which every path under it is not built yet. */
const built = { id: '/m/member/agent/$contract', options: { staticData: { page: null } } };
const toCome = { ...built, id: '/$' };
const router = { getMatchedRoutes: () => [[mocked.built ? built : toCome]] };
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => mocked.navigate, useRouter: () => router }));
vi.mock('#src/components/kit/page.ts', () => ({ usePage: () => ({ header: mocked.header }) }));

beforeEach(() => {
  mocked.header = 'home';
  mocked.built = true;
  mocked.send.mockReset();
  mocked.navigate.mockReset();
});
afterEach(cleanup);

/** Home as a member of a type sees it, and its next renewal. */
async function showHome(type: number, info: object) {
  mocked.send.mockImplementation(async () => info);
  const { wrap, store } = inEnglish();
  const member = { token: 't', merchantCode: 'mare', userName: 'otto', type, firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, { status: 'member', member });
  const view = render(wrap(<ContractPrompts />));
  const settle = () => act(async () => void (await vi.dynamicImportSettled()));
  let times = 0;
  const renew = async () => {
    await act(async () => store.set(renewedOnHomeAtom, (times += 1)));
    await settle();
  };
  return { renew, again: () => view.rerender(wrap(<ContractPrompts />)), settle };
}
const title = () => screen.queryByRole('heading')?.textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('are shown after a renewal of the session on home, and not before [S2-147]', async () => {
  const { renew } = await showHome(3, all);
  expect(mocked.send).not.toHaveBeenCalled();
  await renew();
  expect(mocked.send).toHaveBeenCalledOnce();
  expect(title()).toBe('Agent’s daily salary');
});

it.each([4, 40, 41, 42])('are never for type %i, and nothing is fetched [S2-147]', async (type) => {
  const { renew } = await showHome(type, all);
  await renew();
  expect(mocked.send).not.toHaveBeenCalled();
  expect(title()).toBeUndefined();
});

it.each([0, 1, 2, 43])('are also shown to type %i', async (type) => {
  const { renew } = await showHome(type, all);
  await renew();
  expect(title()).toBe('Agent’s daily salary');
});

it.each([
  ['dailysalreqtype', 'Agent’s daily salary', 'getSalaryContract'],
  ['divtypecompperiodreq', 'Agent’s dividend', 'getDevidendContract'],
  ['contracthoursalreq', 'Agent’s hourly salary', 'getHourContract'],
])(
  '%s is told of by a prompt with a title, which leads to its page [S1-403, S2-148, S2-149, S2-150]',
  async (field, name, page) => {
    const { renew } = await showHome(3, { ...none, [field]: 'NEW' });
    await renew();
    expect(title()).toBe(name);
    await press('Go');
    expect(mocked.navigate).toHaveBeenCalledExactlyOnceWith({ to: `/m/member/agent/${page}` });
    expect(title()).toBeUndefined();
  },
);

it('are not shown for a contract whose page is not built yet', async () => {
  mocked.built = false;
  const { renew } = await showHome(3, all);
  await renew();
  expect(mocked.send).toHaveBeenCalledOnce();
  expect(title()).toBeUndefined();
});

it('are shown one after the other; cancel only closes, and the next renewal does not ask again [S2-151]', async () => {
  const { renew } = await showHome(3, all);
  await renew();
  for (const name of ['Agent’s daily salary', 'Agent’s dividend', 'Agent’s hourly salary']) {
    expect(title()).toBe(name);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press('Cancel');
  }
  expect(title()).toBeUndefined();
  expect(mocked.navigate).not.toHaveBeenCalled();
  await renew();
  expect(mocked.send).toHaveBeenCalledTimes(2);
  expect(title()).toBeUndefined();
});

it('wait while another dialog is open, and for home', async () => {
  vi.useFakeTimers();
  try {
    mocked.header = 'back';
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('role', 'dialog');
    const { renew, again } = await showHome(3, all);
    await renew();
    expect(title()).toBeUndefined();
    mocked.header = 'home';
    again();
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
  mocked.send.mockRejectedValueOnce(new Error('away'));
  await renew();
  expect(title()).toBeUndefined();
});
