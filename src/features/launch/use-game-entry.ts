import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { guardEntry } from '#src/components/kit/guard-entry.ts';
import { interruptedGame, type Played, type RunningGame } from '#src/state/lobby/running-game.ts';

type Handlers = {
  /** Whether the game may be left without confirmation. */
  mayLeave: () => boolean;
  /** It may not, and the player tried to leave: the confirmation is shown, and nothing has changed. */
  onAsk: () => void;
  /** Its history entry was left: the game is over. */
  onLeft: () => void;
};

/**
 * Makes a running game an entry of the history (docs/decisions/041-a-game-is-an-entry.md): back leaves only the game, and leaving
 * the game in another way removes its entry. Returns the start of the session: a game interrupted by a reload continues in the
 * same session.
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
      // The entry of a game interrupted by a reload no longer opens anything.
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

/** Returns focus to the element that launched the game; if it was removed, to the page's content. */
function returnFocus(opener: Element | null): void {
  const known = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = known ? opener : document.getElementById('content');
  target?.focus({ preventScroll: true });
}
