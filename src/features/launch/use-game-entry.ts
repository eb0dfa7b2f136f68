import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { guardEntry } from '#src/components/kit/guard-entry.ts';
import { interruptedGame, type Played, type RunningGame } from '#src/state/lobby/running-game.ts';

type Handlers = {
  /** Whether the game may be left without a question. */
  mayLeave: () => boolean;
  /** It may not, and somebody has tried: the question is put, and nothing has changed. */
  onAsk: () => void;
  /** Its entry has been left: the game is over. */
  onLeft: () => void;
};

/**
 * Makes a running game an entry of the history (docs/decisions/041-a-game-is-an-entry.md): back leaves the game alone, and
 * a game that is left otherwise takes its entry with it. Answers since when the session lasts: a game that a reload
 * interrupted goes on in the session that it had.
 */
export function useGameEntry({ openedAt, body, opener }: RunningGame, handlers: Handlers): number {
  const router = useRouter();
  const { vendor, nodeId } = body;
  const [played] = useState<Played>(() => {
    const game = router.history.location.state.game ?? interruptedGame.played;
    return game?.vendor === vendor && game.nodeId === nodeId ? game : { since: openedAt, vendor, nodeId };
  });
  const [focused] = useState(opener);
  const mayLeave = useEffectEvent(handlers.mayLeave);
  const ask = useEffectEvent(handlers.onAsk);
  const left = useEffectEvent(handlers.onLeft);

  useEffect(() => {
    const { history } = router;
    const isHere = ({ state } = history.location) => state.game?.since === played.since;
    let entered = false;
    interruptedGame.played = undefined;
    const stopListening = history.subscribe(() => {
      if (isHere()) entered = true;
      else if (entered) left();
    });
    const { latestLocation } = router;
    void router.commitLocation({
      ...latestLocation,
      state: { ...latestLocation.state, game: played },
      // The entry of a game that a reload has interrupted leads nowhere any more.
      replace: latestLocation.state.game !== undefined,
      resetScroll: false,
    });
    entered = isHere();
    const stopBlocking = guardEntry(history, {
      asks: (from, to) => isHere(from) && !isHere(to) && !mayLeave(),
      onAsk: () => ask(),
    });
    return () => {
      stopListening();
      stopBlocking();
      if (isHere()) history.back({ ignoreBlocker: true });
    };
  }, [router, played]);

  useEffect(() => () => returnFocus(focused), [focused]);
  return played.since;
}

/** Back to what launched the game; where that is gone, to the page's content. */
function returnFocus(opener: Element | null): void {
  const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = known ? opener : document.getElementById('content');
  target?.focus({ preventScroll: true });
}
