/** After this the network counts as slow, and what is cached may stand in for it; ms. */
export const slowAfter = 3000;
/** A question that nobody waits for is given up after this; ms. */
const deadline = 8000;

/** Asks the network, past the browser's own cache unless told otherwise, in bounded time, whoever may still be waiting. */
export async function askNetwork(request: Request | string, cache: RequestCache = 'no-cache'): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    return await fetch(new Request(request, { signal: controller.signal, cache }));
  } finally {
    clearTimeout(timer);
  }
}
