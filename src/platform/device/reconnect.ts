type Listener = () => void;
const listeners = new Set<Listener>();

/** Notifies all listeners that the network is back, even if the browser never reported a loss. */
export function reconnectAll(): void {
  for (const listener of listeners) listener();
}

const onChange = () => {
  if (document.visibilityState !== 'hidden') reconnectAll();
};

/** Calls back when the page becomes visible or the network returns; returns the function that unsubscribes. Browser only. */
export function onReconnect(listener: Listener): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onChange);
    addEventListener('online', onChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('online', onChange);
  };
}
