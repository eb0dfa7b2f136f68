import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Launch } from '#src/contract/vendors/launch.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { showGame } from '#src/state/lobby/launch.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { GameFrame } from '../game-frame.tsx';

export const openedAt = 1_700_000_000_000;
const body = { category: 'RNG', vendor: 'COR', gameId: 'g1', nodeId: 'n1' } as const;
const launch = (code: string): Launch => ({
  url: `https://games.test/slot/?code=${code}`,
  frame: true,
  gameName: 'Reef Dragon',
  openedAt,
  tellsReady: true,
});

/** A page with a tile, and the running game over it, as in the shell. */
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

const frame = () => screen.getByTitle<HTMLIFrameElement>('Reef Dragon');
const start = (store: Store) => act(async () => showGame(store, launch('first'), body, Date.now()));

/** `as`: a member by type, or a visitor, whose game is a demonstration. */
async function openPage(as: number | 'visitor' = 0) {
  const app = await showInApp(Page);
  if (as === 'visitor') {
    app.store.set(sessionState, { status: 'guest' });
    return app;
  }
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: as, firstTimeLogin: false };
  app.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
  setResourceOwner(app.store, 'ana');
  return app;
}

/** A member's page, a game opened on it, and a gateway that answers its calls. */
export function shareGame() {
  const gateway = {
    /** The calls received, as `path?search`. */
    calls: [] as string[],
    net: '0.00',
    won: '0.00',
    balance: '100.00',
    chips: 100_000,
    /** Chips that the session has won. */
    wonChips: 0,
    /** Error code for refused launches. */
    refusal: undefined as string | undefined,
  };
  const fetchFromGateway = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL((input as Request).url);
    gateway.calls.push(pathname + search);
    const launches = pathname.endsWith('launchGame');
    if (launches && gateway.refusal)
      return Response.json({ success: false, message: gateway.refusal }, { status: 409 });
    const value = launches
      ? launch('second')
      : pathname.endsWith('chips')
        ? { chips: gateway.chips, won: gateway.wonChips }
        : pathname.endsWith('sessionNet')
          ? { net: gateway.net, won: gateway.won, balance: gateway.balance, currency: 'BRL' }
          : { sumBalance: '100.00', currency: 'BRL' };
    return Response.json({ success: true, value });
  };
  beforeEach(() => {
    Object.assign(gateway, { calls: [], net: '0.00', won: '0.00', balance: '100.00' });
    Object.assign(gateway, { chips: 100_000, wonChips: 0, refusal: undefined });
    configureHttp({ fetch: fetchFromGateway, origin: 'http://gateway.test', getToken: () => 't' });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  return {
    gateway,
    openPage,
    start,
    frame,
    /** Opens the game by its tile, which has the focus. */
    play: async (as?: number | 'visitor') => {
      const app = await openPage(as);
      screen.getByRole('button', { name: 'tile' }).focus();
      await start(app.store);
      return app;
    },
    /** Posts a message as the game's page, or from another source. */
    say: (data: unknown, origin = 'https://games.test', source: Window | null = frame().contentWindow) =>
      act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source }))),
    press: (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name }))),
    isOver: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}
