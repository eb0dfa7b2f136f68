import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { hasDialog } from '#src/state/lobby/prompt-guard.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';

/** Who wants to interrupt the visitor, first come first. */
const waitingAtom = atom<readonly symbol[]>([]);
/** How often whoever waits looks whether the way is free; ms. */
const pollInterval = 250;

/**
 * Whether it is the turn of something that interrupts by itself: one at a time, and never over another dialog or a game. From then
 * on it is, until nothing is `wanted` any more.
 */
export function usePromptQueue(wanted: boolean): boolean {
  const store = useStore();
  const [granted, setGranted] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const me = Symbol('turn');
    const look = () => {
      if (store.get(waitingAtom)[0] !== me || hasDialog() || store.get(runningGameAtom)) return;
      clearInterval(timer);
      setGranted(true);
    };
    const timer = setInterval(look, pollInterval);
    store.set(waitingAtom, [...store.get(waitingAtom), me]);
    look();
    return () => {
      clearInterval(timer);
      store.set(
        waitingAtom,
        store.get(waitingAtom).filter((each) => each !== me),
      );
      setGranted(false);
    };
  }, [wanted, store]);
  return wanted && granted;
}
