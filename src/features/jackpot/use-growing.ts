import { useState } from 'react';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { useReducedMotion } from '#src/ui/use-reduced-motion.ts';

/** How often an amount on its way is drawn, in ms, and what part of the rest each step takes: most of it lasts as long as the next answer. */
const every = 80;
const part = 25;

const step = (shown: number, told: number): number => (told < shown ? told : shown + Math.ceil((told - shown) / part));

/**
 * An amount that counts up from what was shown to what has been told. Where less motion is asked for it jumps, and so does one that
 * has become less: another run has begun.
 */
export function useGrowing(amount: Amount): Amount {
  const still = useReducedMotion();
  const told = toMinor(amount);
  const [shown, setShown] = useState(told);
  useInterval(shown !== told, every, () => setShown((before) => (still ? told : step(before, told))));
  return still || told < shown ? amount : fromMinor(shown);
}
