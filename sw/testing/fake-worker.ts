import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { WorkerMessage } from '#src/contract/worker/worker-messages.ts';

// Workbox's modules read these on import.
const quiet = { __WB_DISABLE_DEV_LOGS: true };
Object.assign(globalThis, quiet, { self: globalThis });

export const origin = 'https://mare.example';
export const at = (path: string) => origin + path;

/** Cache Storage in memory, as far as ResponseCache uses it; it records the request's headers, which must not be stored. */
function fakeCaches() {
  const stores = new Map<string, Map<string, { request: Request; response: Response }>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, { request: Request; response: Response }>();
    stores.set(name, store);
    const asRequest = (asked: RequestInfo) => (typeof asked === 'string' ? new Request(asked) : asked);
    return {
      match: async (asked: RequestInfo) => store.get(asRequest(asked).url)?.response.clone(),
      put: async (asked: RequestInfo, response: Response) => {
        const request = asRequest(asked);
        const cached = new Response(await response.text(), { headers: response.headers });
        store.set(request.url, { request, response: cached });
      },
      delete: async (asked: RequestInfo) => store.delete(asRequest(asked).url),
      keys: async () => [...store.values()].map(({ request }) => request),
    };
  };
  return { stores, storage: { open, delete: async (name: string) => stores.delete(name) } };
}

/** The environment of a worker: caches, pages that record messages, and a network answered by the test. */
export function fakeWorker() {
  const { stores, storage } = fakeCaches();
  const heard: WorkerMessage[] = [];
  const page = { postMessage: (message: WorkerMessage) => heard.push(message) };
  const network = vi.fn<(request: Request) => Promise<Response>>();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('self', {
    ...quiet,
    caches: storage,
    location: new URL(origin),
    clients: { matchAll: async () => [page] },
  });
  vi.stubGlobal('fetch', (asked: Request | string) => network(typeof asked === 'string' ? new Request(asked) : asked));
  const pending: Promise<unknown>[] = [];
  return {
    stores,
    heard,
    network,
    extend: (work: Promise<unknown>) => void pending.push(work),
    settle: async () => {
      while (pending.length > 0) await pending.shift();
    },
    keys: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(origin.length)),
  };
}

/** An answer as from this origin; `Response` itself cannot be constructed so. */
export function fromNetwork(
  body: string | null,
  init: ResponseInit = {},
  facts: { type?: ResponseType; redirected?: boolean } = {},
): Response {
  const answer = new Response(body, init);
  Object.defineProperties(answer, {
    type: { value: facts.type ?? 'basic' },
    redirected: { value: facts.redirected ?? false },
    clone: { value: () => fromNetwork(body, init, facts) },
  });
  return answer;
}

/** An answer that the test resolves. */
export function byHand() {
  let resolve: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((done) => (resolve = done));
  return { promise, resolve: (answer: Response) => resolve(answer) };
}

export const json = (value: unknown, headers: Record<string, string> = {}, status = 200) =>
  fromNetwork(JSON.stringify(status === 200 ? { success: true, value } : { success: false, message: value }), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
