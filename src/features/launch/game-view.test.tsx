// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openedAt, shareGame } from './testing/game-scene.tsx';

const { gateway, frame, play, say, press, isOver } = shareGame();

describe('a game that does not open', () => {
  it('is covered by an error, with a fresh launch at a new URL, or an exit', async () => {
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
    gateway.refusal = 'vendor_closed';
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This provider is closed right now'));
    await press('Leave');
    await isOver();
  });
});

describe('the amounts in messages of a game', () => {
  const round = (amount: string) => ({ type: 'mare:round', roundId: 'r', net: amount });

  it('are not shown: the net is the gateway’s, with any messages', async () => {
    await play();
    const shown = () => screen.getByRole('dialog').textContent;
    await waitFor(() => expect(shown()).toMatch(/min\D*0\.00/));
    gateway.net = '-20.00';
    await say(round('500.00'));
    await waitFor(() => expect(shown()).toMatch(/min[^\d]*[-−][^\d]*20\.00/));
    expect(shown()).not.toContain('500');
    expect(gateway.calls).toContain(`/wps/member/sessionNet?since=${openedAt}`);
  });

  it('trigger a short burst of reads and one a second over time, and none from another origin', async () => {
    await play();
    await waitFor(() => expect(gateway.calls.filter((call) => call.includes('sessionNet'))).toHaveLength(1));
    vi.useFakeTimers();
    const reads = () => gateway.calls.filter((call) => call.includes('sessionNet')).length;
    gateway.calls = [];
    await say(round('1.00'), 'https://evil.test');
    await say(round('1.00'), 'https://games.test', window);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(reads()).toBe(0);
    for (let second = 0; second < 10; second += 1) {
      for (let messages = 0; messages < 50; messages += 1) await say({ type: 'mare:balance' });
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    expect(reads()).toBeGreaterThanOrEqual(10);
    expect(reads()).toBeLessThanOrEqual(13);
  });

  it('are polled above a page that sends no messages, and not above one that does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await play();
    const reads = () => gateway.calls.filter((call) => call.includes('sessionNet')).length;
    await waitFor(() => expect(reads()).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(reads()).toBe(3));
    await say({ type: 'mare:state', roundOpen: false });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(reads()).toBe(3);
  });
});
