import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameMessage } from './game-message.ts';

/** Longest time for which an open round withholds its win, since its start or the part that it showed last; ms. */
export const longestHold = 15_000;

/** An open round that was not shown yet. `won`: the session's wins when it began; undefined if unknown then. */
export type Hold = { readonly won: number | undefined };

type Money = { readonly balance: number; readonly won: number; readonly net: number };

/**
 * The displayed money of a session: without the wins of an open round, which its reels have not shown yet
 * (docs/decisions/081-no-result-before-the-reels.md). Never more than the balance; undefined while the round's win cannot be
 * determined.
 */
export function shownMoney(money: Money, hold: Hold | null): Pick<Money, 'balance' | 'net'> | undefined {
  if (!hold) return money;
  if (hold.won === undefined) return undefined;
  const held = Math.max(0, money.won - hold.won);
  return { balance: money.balance - held, net: money.net - held };
}

type HeldWins = { readonly hold: Hold | null; readonly hear: (message: GameMessage) => void };

/**
 * Withholds a win from the start of a round, as reported by its page, until the page reports that it was shown: the round is
 * over, or a part of it is. After `longestHold` without a report the win is released and `onLate` is called. `lastWon` is the
 * session's last known win.
 */
export function useHeldWins(lastWon: () => number | undefined, onLate: () => void): HeldWins {
  const [hold, setHold] = useState<Hold | null>(null);
  const open = useRef(false);
  const late = useEffectEvent(() => {
    setHold(null);
    onLate();
  });
  useEffect(() => {
    if (!hold) return undefined;
    const timer = setTimeout(() => late(), longestHold);
    return () => clearTimeout(timer);
  }, [hold]);
  const hear = (message: GameMessage) => {
    if (message.type === 'mare:state' && message.roundOpen !== open.current) {
      open.current = message.roundOpen;
      setHold(message.roundOpen ? { won: lastWon() } : null);
    }
    if (message.type === 'mare:round') setHold((before) => before && { won: lastWon() });
  };
  return { hold, hear };
}
