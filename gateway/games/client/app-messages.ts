/** What the page tells the app around it; see README.md. Amounts are decimal strings. */
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
  | { type: 'mare:over' };

export type AppBridge = { framed: boolean; send: (message: AppMessage) => void };

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
