// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningGame } from '#src/state/lobby/running-game.ts';
import { useOpening } from './use-opening.ts';

const now = 1_700_000_000_000;
const body = { category: 'RNG', vendor: 'COR', gameId: 'g1', nodeId: 'n1' } as const;
const game: RunningGame = {
  id: 1,
  url: 'https://games.test/slot/?code=1',
  name: 'A game',
  game: null,
  body,
  askedAt: now,
  openedAt: now,
  tellsReady: true,
  iconUrl: undefined,
  of: 'ana',
  demo: false,
  opener: null,
};

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (change: Partial<RunningGame> = {}) => renderHook(() => useOpening({ ...game, ...change })).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a game whose page reports when it is ready', () => {
  it('is not ready by a load event, which an error page fires, too, and fails within ten seconds', async () => {
    const opening = open();
    act(() => opening.current.loaded());
    await pass(8900);
    expect(opening.current).toMatchObject({ ready: false, trouble: undefined });
    await pass(1000);
    expect(opening.current).toMatchObject({ ready: false, trouble: 'late' });
  });

  it('has only the rest of the ten seconds when the call has taken most of them', async () => {
    const opening = open({ askedAt: now - 8000 });
    await pass(1900);
    expect(opening.current.trouble).toBe('late');
  });

  it('can be played once it has reported ready, also late', async () => {
    const opening = open();
    await pass(10_000);
    act(() => opening.current.hear({ type: 'mare:ready' }));
    expect(opening.current).toMatchObject({ ready: true, trouble: undefined });
    await pass(60_000);
    expect(opening.current).toMatchObject({ ready: true, trouble: undefined });
  });

  it('fails at once when it reports that it cannot be opened', () => {
    const opening = open();
    act(() => opening.current.hear({ type: 'mare:failed' }));
    expect(opening.current).toMatchObject({ ready: false, trouble: 'refused' });
  });

  it('is offline as soon as the device is, and continues when that is over', () => {
    const opening = open();
    const setOnline = (onLine: boolean) => {
      vi.stubGlobal('navigator', { onLine });
      act(() => void dispatchEvent(new Event(onLine ? 'online' : 'offline')));
    };
    setOnline(false);
    expect(opening.current.trouble).toBe('offline');
    setOnline(true);
    expect(opening.current.trouble).toBeUndefined();
  });
});

describe('a game whose page reports nothing', () => {
  const answer = (how: () => Promise<Response>) => {
    const asked = vi.fn(how);
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('can be played when it has loaded and its server responds', async () => {
    const asked = answer(() => Promise.resolve(new Response()));
    const opening = open({ tellsReady: false });
    expect(asked).not.toHaveBeenCalled();
    act(() => opening.current.loaded());
    await pass(0);
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      'https://games.test',
      expect.objectContaining({ mode: 'no-cors', credentials: 'omit' }),
    );
    expect(opening.current.ready).toBe(true);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['says nothing', () => new Promise<Response>(() => undefined)],
  ])('is covered where its server %s', async (_how, how) => {
    answer(how);
    const opening = open({ tellsReady: false });
    act(() => opening.current.loaded());
    await pass(10_000);
    expect(opening.current).toMatchObject({ ready: false, trouble: 'late' });
  });
});
