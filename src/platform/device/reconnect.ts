type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls everybody who listens: there is a network again, whatever the browser may have known of it. */
export function reconnectAll(): void {
  for (const listener of listeners) listener();
}

const onChange = () => {
  if (document.visibilityState !== 'hidden') reconnectAll();
};

/** Calls back when the page is looked at again or the network returns; answers the way to stop. Browser only. */
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
