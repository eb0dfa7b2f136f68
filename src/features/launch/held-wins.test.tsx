// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { longestHold, shownMoney } from './held-wins.ts';
import { shareGame } from './testing/game-scene.tsx';

const { gateway, play, say } = shareGame();
const money = { balance: '100.00', net: '0.00', won: '0.00' };
const bar = () => screen.getByRole('dialog').textContent;
const state = (roundOpen: boolean) => say({ type: 'mare:state', roundOpen });
/** The gateway's bookings of a round at the time when its page reports the stake. */
const booked = async (now: Partial<typeof money>) => {
  Object.assign(gateway, now);
  await say({ type: 'mare:balance' });
};
const opened = async () => {
  await play();
  await waitFor(() => expect(bar()).toMatch(/Balance\D*100\.00/));
  await say({ type: 'mare:ready' });
};
afterEach(() => vi.useRealTimers());

describe('the balance shown while a round is open', () => {
  it('excludes the win since the round began, never exceeds the balance, and is undefined where the win is unknown', () => {
    const now = { balance: 1150, won: 250, net: 50 };
    expect(shownMoney(now, null)).toBe(now);
    expect(shownMoney(now, { won: 100 })).toEqual({ balance: 1000, net: -100 });
    expect(shownMoney(now, { won: 250 })).toEqual({ balance: 1150, net: 50 });
    // Rounds have left the day that is summed.
    expect(shownMoney(now, { won: 900 })).toEqual({ balance: 1150, net: 50 });
    expect(shownMoney(now, { won: undefined })).toBeUndefined();
  });
});

describe('the balance above a game', () => {
  it('subtracts the stake at once, and adds the win when the page says that the round was shown', async () => {
    await opened();
    await state(true);
    expect(bar()).toMatch(/Balance\D*100\.00/);
    await booked({ balance: '148.00', net: '48.00', won: '50.00' });
    await waitFor(() => expect(bar()).toMatch(/min\u2212￥2\.00Balance￥98\.00/));
    await state(false);
    expect(bar()).toMatch(/min\+￥48\.00Balance￥148\.00/);
  });

  it('withholds the win of a second round that begins at once, and releases the first one’s', async () => {
    await opened();
    await state(true);
    await booked({ balance: '148.00', net: '48.00', won: '50.00' });
    await waitFor(() => expect(bar()).toContain('￥98.00'));
    await state(false);
    await say({ type: 'mare:round', net: '48.00' });
    await state(true);
    await booked({ balance: '176.00', net: '76.00', won: '80.00' });
    await waitFor(() => expect(bar()).toContain('Balance￥146.00'));
    await state(false);
    expect(bar()).toContain('Balance￥176.00');
  });

  it('shows within one round the parts that it has shown, as free rounds do', async () => {
    await opened();
    await state(true);
    await booked({ balance: '108.00', net: '8.00', won: '10.00' });
    await waitFor(() => expect(bar()).toContain('Balance￥98.00'));
    await say({ type: 'mare:round', net: '8.00' });
    expect(bar()).toContain('Balance￥108.00');
    await booked({ balance: '128.00', net: '28.00', won: '30.00' });
    await waitFor(() => expect(gateway.calls.filter((call) => call.includes('sessionNet')).length).toBeGreaterThan(2));
    expect(bar()).toContain('Balance￥108.00');
    await state(false);
    expect(bar()).toContain('Balance￥128.00');
  });

  it('adds a credit from elsewhere at once, and a late win with the next read', async () => {
    await opened();
    await state(true);
    await booked({ balance: '198.00', net: '-2.00' });
    await waitFor(() => expect(bar()).toContain('Balance￥198.00'));
    await state(false);
    Object.assign(gateway, { balance: '248.00', net: '48.00', won: '50.00' });
    await say({ type: 'mare:round', net: '48.00' });
    await waitFor(() => expect(bar()).toContain('Balance￥248.00'));
  });

  it('is complete after a while where the page never reports that the round was shown, however often it reports an open one', async () => {
    await opened();
    vi.useFakeTimers();
    await state(true);
    await booked({ balance: '148.00', net: '48.00', won: '50.00' });
    await act(() => vi.advanceTimersByTimeAsync(longestHold - 1000));
    await state(true);
    expect(bar()).toContain('Balance￥98.00');
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(bar()).toContain('Balance￥148.00');
    await state(true);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(bar()).toContain('Balance￥148.00');
  });

  it('keeps its digits while it is fetched, without a refresh indicator', async () => {
    await opened();
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(bar() ?? ''));
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    for (let round = 1; round <= 3; round += 1) {
      await state(true);
      await booked({ balance: `${100 - round}.00`, net: `-${round}.00` });
      await waitFor(() => expect(bar()).toContain(`Balance￥${100 - round}.00`));
      await state(false);
    }
    watch.disconnect();
    expect([...seen].filter((text) => text.includes('*') || text.includes('Refreshing'))).toEqual([]);
  });
});
