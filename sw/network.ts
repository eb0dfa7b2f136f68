/** Timeout after which the network counts as slow, and a cached answer may be used; ms. */
export const slowAfter = 3000;
/** Timeout of a background request; ms. */
const deadline = 8000;

/** Requests from the network, bypassing the browser's own cache by default, with a timeout. */
export async function askNetwork(request: Request | string, cache: RequestCache = 'no-cache'): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    return await fetch(new Request(request, { signal: controller.signal, cache }));
  } finally {
    clearTimeout(timer);
  }
}
