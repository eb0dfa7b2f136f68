/** First delay of a retry, doubled each time up to an hour; ms. */
const firstPause = 10_000;
const longestPause = 3_600_000;

/** Retries in the background until an attempt succeeds. Returns a function that stops it. */
export function retryUntilDone(attempt: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  const ending = new AbortController();
  void tryUntilDone(ending.signal, attempt, onFailure);
  return () => ending.abort();
}

async function tryUntilDone(signal: AbortSignal, attempt: () => Promise<void>, onFailure: (error: unknown) => void) {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error);
    }
    await waitOr(signal, pause);
  }
}

function waitOr(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
