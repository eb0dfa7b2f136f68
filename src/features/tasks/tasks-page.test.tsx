// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Status } from '#src/contract/site/system.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { themeAtom } from '#src/state/app/theme.ts';
import { taskAddress } from './use-task-frame.ts';
import { loadTasks } from './tasks-loader.ts';
import { TasksPage } from './tasks-page.tsx';

const link = 'https://tasks.test/today?of=mare';
const site = { calls: [] as string[], refusal: undefined as string | undefined };

async function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname, search } = new URL((input as Request).url);
  site.calls.push(pathname + search);
  if (pathname.endsWith('taskCode') && site.refusal)
    return Response.json({ success: false, message: site.refusal }, { status: 429 });
  if (pathname.endsWith('taskCode'))
    return Response.json({ success: true, value: { code: `code-${site.calls.length}`, expiresIn: 60 } });
  return Response.json({ success: true, value: { sumBalance: '12.00', currency: 'BRL' } });
}

/** `as`: a member by type, or a visitor. */
async function openPage(as: number | 'visitor' = 0, url: string | null = link) {
  const shown = await showInApp(TasksPage);
  const resources = url === null ? [] : [{ resourceType: 'TASK', url }];
  const status = { info: { resources, whitelabel: { flags: {}, menu: [] } } } as unknown as Status;
  await act(async () => {
    statusResource.set(shown.store, undefined, status);
    if (as === 'visitor') return shown.store.set(sessionState, { status: 'guest' });
    const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: as, firstTimeLogin: false };
    shown.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
    setResourceOwner(shown.store, 'ana');
  });
  return shown;
}
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Tasks');
const spins = () => screen.queryByText('Loading tasks') !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  Object.assign(site, { calls: [], refusal: undefined });
  configureHttp({ fetch: answer, origin: 'http://gateway.test', getToken: () => 't' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the task frame', () => {
  it('gets the code instead of the token, with the parameters of the link, the language and the theme [S1-232]', () => {
    expect(taskAddress(link, { code: 'once', language: 'pt', theme: 'dark' })).toBe(
      'https://tasks.test/today?of=mare&token=once&lang=pt&theme=dark',
    );
    expect(taskAddress(link, { code: undefined, language: 'en', theme: 'light' })).not.toContain('token');
  });

  it('loads after 150 ms, and its spinner disappears some 100 ms after it has loaded [S1-236, S1-237]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPage('visitor');
    await pass(140);
    expect([frame(), spins()]).toEqual([null, true]);
    await pass(10);
    expect(frame()?.src).toBe('https://tasks.test/today?of=mare&lang=en&theme=light');
    await act(async () => fireEvent.load(frame() as HTMLIFrameElement));
    await pass(90);
    expect(spins()).toBe(true);
    expect(frame()?.hasAttribute('inert')).toBe(true);
    await pass(10);
    expect(spins()).toBe(false);
    expect(frame()?.hasAttribute('inert')).toBe(false);
  });

  it('of a member requests a new code each time that it is opened [S1-232]', async () => {
    const { store } = await openPage();
    await waitFor(() => expect(frame()?.src).toMatch(/token=code-\d+&lang=en/));
    const { src } = frame() as HTMLIFrameElement;
    await act(async () => store.set(themeAtom, 'dark'));
    await waitFor(() => expect(frame()?.src).toMatch(/token=code-\d+&lang=en&theme=dark/));
    expect(frame()?.src.replace('dark', 'light')).not.toBe(src);
  });

  it('says why it does not open: no code, no response in nine seconds', async () => {
    site.refusal = 'rate_limited';
    await openPage();
    expect((await screen.findByRole('alert')).textContent).toContain('Tasks did not load');
    site.refusal = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(frame()?.src).toMatch(/token=code/));
    cleanup();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPage('visitor');
    await pass(8900);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(200);
    expect(screen.getByRole('alert').textContent).toContain('Tasks did not load');
    expect(frame()).toBeNull();
  });
});

describe('the task page', () => {
  it('reads the wallet of a signed-in member, and asks a visitor to sign in without reading any [S1-235]', async () => {
    const { container } = await openPage('visitor');
    expect(container.textContent).toContain('Log in to see your tasks.');
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(site.calls).toEqual([]);
    cleanup();
    const signedIn = await openPage();
    await waitFor(() => expect(signedIn.container.textContent).toContain('12.00'));
    expect(site.calls.filter((call) => call.includes('wallet')).length).toBeGreaterThan(0);
  });

  it('loads the announcements B, PL, PU and H for the platform M, and the wallet of a signed-in member only [S1-234, S1-235]', async () => {
    const visitor = await openPage('visitor');
    await loadTasks(visitor.store);
    await waitFor(() => expect(site.calls.join(' ')).toContain('MCSFE_getListAnnouncements'));
    const asked = site.calls.find((call) => call.includes('Announcements')) ?? '';
    const query = new URL(asked, 'http://gateway.test').searchParams;
    expect([query.get('types'), query.get('platform')]).toEqual(['B,PL,PU,H', 'M']);
    expect(site.calls.join(' ')).not.toContain('wallet');
    cleanup();
    site.calls = [];
    const member = await openPage();
    await loadTasks(member.store);
    await waitFor(() => expect(site.calls.join(' ')).toContain('wallet'));
  });

  it('redirects home without a task link, and with one that is no web page [S1-233]', async () => {
    for (const url of [null, 'javascript:alert(1)']) {
      const { router } = await openPage('visitor', url);
      await waitFor(() => expect(router.history.location.pathname).toBe('/m/home'));
      cleanup();
    }
  });
});
