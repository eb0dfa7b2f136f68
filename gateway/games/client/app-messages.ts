import type { Phase } from './table-view.ts';

/** The page's messages to the app around it; see README.md. Amounts are decimal strings. */
export type AppMessage =
  | { type: 'mare:ready'; balance: string | null; currency: string; demo: boolean }
  | { type: 'mare:balance'; balance: string; currency: string; demo: boolean }
  | {
      type: 'mare:round';
      roundId: string;
      stake: string;
      win: string;
      net: string;
      balance: string | null;
      currency: string;
      demo: boolean;
    }
  | { type: 'mare:state'; roundOpen: boolean }
  | { type: 'mare:over' };

export type AppBridge = { framed: boolean; send: (message: AppMessage) => void };

/**
 * Reports that the game cannot be opened. The app's origin is not known before that; the page's own policy lets
 * only the app frame it.
 */
export function postFailure(): void {
  if (parent !== window) parent.postMessage({ type: 'mare:failed' }, '*');
}

/** Notifies the app when a round begins, and when none is open any more. */
export function roundTeller({ send }: AppBridge): (phase: Phase) => void {
  let told = false;
  return (phase) => {
    const roundOpen = phase === 'spinning' || phase === 'checking';
    if (roundOpen === told) return;
    told = roundOpen;
    send({ type: 'mare:state', roundOpen });
  };
}

/** Speaks with the app alone: by its origin outwards, by origin and window inwards. */
export function appBridge(appOrigin: string, onClose: () => void): AppBridge {
  const framed = parent !== window;
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== appOrigin || typeof data !== 'object' || data === null) return;
    if ('type' in data && data.type === 'mare:close') onClose();
  });
  return {
    framed,
    send: (message) => {
      if (framed) parent.postMessage(message, appOrigin);
    },
  };
}
