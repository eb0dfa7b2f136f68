// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Launch } from '#src/contract/launch.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/cache.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { showGame } from '#src/state/launch.ts';
import { runningGameAtom } from '#src/state/running-game.ts';
import { sessionState } from '#src/state/session-atoms.ts';
import { unsavedWorkAtom } from '#src/state/unsaved-work.ts';
import { GameFrame } from './game-frame.tsx';

const openedAt = 1_700_000_000_000;
const body = { category: 'RNG', vendor: 'COR', gameId: 'g1', nodeId: 'n1' } as const;
const launch = (change: Partial<Launch> = {}): Launch => ({
  url: 'https://games.test/slot/?code=first',
  frame: true,
  gameName: 'Reef Dragon',
  openedAt,
  tellsReady: true,
  ...change,
});

/** The calls that reached the gateway, as `path?search`. */
let calls: string[];
let net: string;
const gateway = async (input: RequestInfo | URL): Promise<Response> => {
  const { pathname, search } = new URL((input as Request).url);
  calls.push(pathname + search);
  const value = pathname.endsWith('launchGame')
    ? launch({ url: 'https://games.test/slot/?code=second' })
    : pathname.endsWith('sessionNet')
      ? { net, currency: 'BRL' }
      : { sumBalance: '100.00', currency: 'BRL' };
  return Response.json({ success: true, value });
};

/** A page with a tile, and the game over it while one runs, as the shell puts it. */
function Page() {
  const playing = useAtomValue(runningGameAtom) !== null;
  return (
    <>
      <main id="content" tabIndex={-1} inert={playing}>
        <button>tile</button>
      </main>
      {playing && <GameFrame />}
    </>
  );
}

async function openPage() {
  const app = await showInApp(Page);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0 as const, firstTimeLogin: false };
  app.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
  setResourceOwner(app.store, 'ana');
  return app;
}
async function play() {
  const app = await openPage();
  screen.getByRole('button', { name: 'tile' }).focus();
  await start(app.store);
  return app;
}
const start = (store: Store, change?: Partial<Launch>) =>
  act(async () => showGame(store, launch(change), body, Date.now()));

const frame = () => screen.getByTitle<HTMLIFrameElement>('Reef Dragon');
const say = (data: unknown, origin = 'https://games.test', source: Window | null = frame().contentWindow) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source })));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  calls = [];
  net = '0.00';
  configureHttp({ fetch: gateway, origin: 'http://gateway.test', getToken: () => 't' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a running game in the history', () => {
  it('is an entry of its own: back closes it alone, and leaves the page where it was', async () => {
    const { router, store } = await play();
    const entries = history.length;
    expect(router.history.location.state.game).toMatchObject({ since: openedAt, nodeId: 'n1' });
    expect(location.pathname).toBe('/page');
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await act(async () => history.back());
    await isOver();
    expect(location.pathname).toBe('/page');
    expect(router.history.location.state.game).toBeUndefined();
    expect(store.get(unsavedWorkAtom)).toBe(false);
    expect(history.length).toBe(entries);
  });

  it('takes its entry with it when it is left by its button, and gives the focus back to what launched it', async () => {
    const { router } = await play();
    await press('Leave the game');
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
    expect(location.pathname).toBe('/page');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'tile' })));
  });

  it('gives the focus to the content where what launched it is gone', async () => {
    await play();
    screen.getByText('tile').remove();
    await press('Leave the game');
    await isOver();
    expect(document.activeElement?.id).toBe('content');
  });

  it('ends with the session', async () => {
    const { router, store } = await play();
    await act(async () => store.set(sessionState, { status: 'guest' }));
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
  });

  it('that a reload has interrupted goes on in the same entry and in the session that it had', async () => {
    const { router, store } = await openPage();
    const played = { since: openedAt - 60_000, vendor: 'COR', nodeId: 'n1' };
    const { latestLocation } = router;
    await router.commitLocation({ ...latestLocation, state: { ...latestLocation.state, game: played } });
    const entries = history.length;
    await start(store);
    expect(router.history.location.state.game).toEqual(played);
    expect(history.length).toBe(entries);
    await waitFor(() => expect(calls).toContain(`/wps/member/sessionNet?since=${openedAt - 60_000}`));
  });

  it('of another title begins a session of its own there', async () => {
    const { router, store } = await openPage();
    const played = { since: openedAt - 60_000, vendor: 'COR', nodeId: 'another' };
    const { latestLocation } = router;
    await router.commitLocation({ ...latestLocation, state: { ...latestLocation.state, game: played } });
    const entries = history.length;
    await start(store);
    expect(router.history.location.state.game).toMatchObject({ since: openedAt, nodeId: 'n1' });
    expect(history.length).toBe(entries);
  });
});

describe('while a round is open', () => {
  it('back asks first: staying goes on with the game, leaving leaves it', async () => {
    const { router } = await play();
    await say({ type: 'mare:ready' });
    await say({ type: 'mare:state', roundOpen: true });
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(history.state).toMatchObject({ game: { nodeId: 'n1' } }));
    expect(frame()).toBeDefined();
    await act(async () => history.back());
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await isOver();
    await waitFor(() => expect(router.history.location.state.game).toBeUndefined());
    expect(location.pathname).toBe('/page');
  });

  it('the button asks as well, and neither does once the round is over', async () => {
    await play();
    await say({ type: 'mare:state', roundOpen: true });
    await press('Leave the game');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await say({ type: 'mare:state', roundOpen: false });
    await press('Leave the game');
    await isOver();
  });
});

describe('a game that does not open', () => {
  it('is covered by our words, with a fresh launch at a new address, or the way out', async () => {
    const { router } = await play();
    expect(frame().inert || frame().hasAttribute('inert')).toBe(true);
    await say({ type: 'mare:failed' });
    expect(screen.getByRole('alert').textContent).toContain('The game did not open');
    const before = frame();
    await press('Try again');
    await waitFor(() => expect(frame().src).toBe('https://games.test/slot/?code=second'));
    expect(frame()).not.toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
    await say({ type: 'mare:ready' });
    expect(frame().hasAttribute('inert')).toBe(false);
    expect(router.history.location.state.game).toMatchObject({ since: openedAt });
    await press('Leave the game');
    await isOver();
  });

  it('says why the new launch was refused', async () => {
    await play();
    await say({ type: 'mare:failed' });
    configureHttp({
      fetch: () => Promise.resolve(Response.json({ success: false, message: 'vendor_closed' }, { status: 409 })),
      origin: 'http://gateway.test',
      getToken: () => 't',
    });
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This provider is closed right now'));
    await press('Leave');
    await isOver();
  });
});

describe('what a game says of money', () => {
  const round = (amount: string) => ({ type: 'mare:round', roundId: 'r', net: amount });

  it('is not shown: the net is the gateway’s, whatever the messages claim', async () => {
    await play();
    const shown = () => screen.getByRole('dialog').textContent;
    await waitFor(() => expect(shown()).toMatch(/min\D*0\.00/));
    net = '-20.00';
    await say(round('500.00'));
    await waitFor(() => expect(shown()).toMatch(/min[^\d]*[-−][^\d]*20\.00/));
    expect(shown()).not.toContain('500');
    expect(calls).toContain(`/wps/member/sessionNet?since=${openedAt}`);
  });

  it('makes it read anew once a second at most, and not at all from elsewhere', async () => {
    await play();
    await waitFor(() => expect(calls.filter((call) => call.includes('sessionNet'))).toHaveLength(1));
    vi.useFakeTimers();
    calls = [];
    for (let messages = 0; messages < 50; messages += 1) await say({ type: 'mare:balance' });
    await say(round('1.00'), 'https://evil.test');
    await say(round('1.00'), 'https://games.test', window);
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(calls.filter((call) => call.includes('sessionNet'))).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(calls.filter((call) => call.includes('sessionNet'))).toHaveLength(2);
  });
});
