import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

type Guard = {
  /** Whether a step has to be asked about. */
  asks: (from: HistoryLocation, to: HistoryLocation) => boolean;
  /** Puts the question: nothing has changed, and `leave` takes the step. */
  onAsk: (leave: () => void) => void;
};

/**
 * Asks before an entry of the history is left. A step that the browser has made already is taken back before the question is put:
 * what lies over the page adds an entry to the one that the browser stands on. Answers how to stop.
 */
export function guardEntry(history: RouterHistory, { asks, onAsk }: Guard): () => void {
  const freely = { ignoreBlocker: true };
  return history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      if (!asks(currentLocation, nextLocation)) return false;
      const { href, state } = nextLocation;
      const by = state.__TSR_index - currentLocation.state.__TSR_index;
      if (action === 'PUSH') onAsk(() => history.push(href, state, freely));
      else if (action === 'REPLACE') onAsk(() => history.replace(href, state, freely));
      else addEventListener('popstate', () => onAsk(() => history.go(by, freely)), { once: true });
      return true;
    },
  });
}
