import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { interruptedGame, runningGameAtom } from '#src/state/lobby/running-game.ts';

/**
 * Leaves the entry of a game that does not run, because the page was reloaded in it or somebody went forward to it: one step
 * below it is the same page without a game, and from there back leads on. What it says of the session is kept for the next launch.
 */
export function InterruptedGame() {
  const { history } = useRouter();
  const store = useStore();
  useEffect(() => {
    const { game } = history.location.state;
    if (!store.get(runningGameAtom)) interruptedGame.played = game;
    const leave = () => {
      if (history.location.state.game && !store.get(runningGameAtom)) history.back({ ignoreBlocker: true });
    };
    leave();
    return history.subscribe(leave);
  }, [history, store]);
  return null;
}
