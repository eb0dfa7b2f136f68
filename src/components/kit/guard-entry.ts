import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

type Guard = {
  /** Whether a navigation step needs a confirmation. */
  asks: (from: HistoryLocation, to: HistoryLocation) => boolean;
  /** Asks for confirmation: nothing has changed, and `leave` continues the step. */
  onAsk: (leave: () => void) => void;
};

/**
 * Asks before an entry of the history is left. A step that the browser has already made is reverted before asking: an overlay
 * adds an entry to the browser's current one. Returns the function that stops guarding.
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
