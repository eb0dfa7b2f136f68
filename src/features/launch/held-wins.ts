import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameMessage } from './game-message.ts';

/** A round holds back what it has won for this long at most, from its beginning or what it showed last; ms. */
export const longestHold = 15_000;

/** A round that is under way and has not been shown. `won`: what the session had won when it began; undefined where that was not known yet. */
export type Hold = { readonly won: number | undefined };

type Money = { readonly balance: number; readonly won: number; readonly net: number };

/**
 * What is shown of a session's money: all of it but what an open round has won, which its reels have still to tell
 * (docs/decisions/081-no-result-before-the-reels.md). Never more than there is; undefined while the round's win cannot be told apart.
 */
export function shownMoney(money: Money, hold: Hold | null): Pick<Money, 'balance' | 'net'> | undefined {
  if (!hold) return money;
  if (hold.won === undefined) return undefined;
  const held = Math.max(0, money.won - hold.won);
  return { balance: money.balance - held, net: money.net - held };
}

type HeldWins = { readonly hold: Hold | null; readonly hear: (message: GameMessage) => void };

/**
 * Holds a win back from the beginning of a round, as its page tells it, until the page says that it was shown: the round is over, or a part of
 * it is. A page that never says so holds nothing for longer than `longestHold`; then `onLate` is called. `lastWon` is what is known by now.
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
