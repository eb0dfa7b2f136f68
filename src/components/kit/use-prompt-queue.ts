import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { hasDialog } from '#src/state/lobby/prompt-guard.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';

/** Prompts waiting for their turn, first in, first out. */
const waitingAtom = atom<readonly symbol[]>([]);
/** Poll interval of waiting prompts; ms. */
const pollInterval = 250;

/**
 * Whether a prompt that opens by itself has its turn: one at a time, and never over another dialog or a game. It keeps its turn
 * until it is no longer `wanted`.
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
