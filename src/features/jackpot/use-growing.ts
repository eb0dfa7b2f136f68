import { useState } from 'react';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { useReducedMotion } from '#src/ui/use-reduced-motion.ts';

/** Frame interval of the animation, in ms, and the fraction of the remainder per step: it lasts about until the next answer. */
const every = 80;
const part = 25;

const step = (shown: number, told: number): number => (told < shown ? told : shown + Math.ceil((told - shown) / part));

/**
 * An amount that counts up to its new value. With reduced motion it jumps, and so does a smaller value: another run has started.
 */
export function useGrowing(amount: Amount): Amount {
  const still = useReducedMotion();
  const told = toMinor(amount);
  const [shown, setShown] = useState(told);
  useInterval(shown !== told, every, () => setShown((before) => (still ? told : step(before, told))));
  return still || told < shown ? amount : fromMinor(shown);
}
