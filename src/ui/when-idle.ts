/**
 * Runs `task` when the browser is idle, after `within` ms at the latest; `otherwise` ms from now where it cannot say so. Returns the
 * function that cancels it.
 */
export function whenIdle(task: () => void, within = 2000, otherwise = 300): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, otherwise);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: within });
  return () => cancelIdleCallback(handle);
}
