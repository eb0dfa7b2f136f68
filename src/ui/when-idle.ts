/** Runs `task` when the browser is idle, within 2 s; returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
