import { IDBFactory } from 'fake-indexeddb';
import { createStore as openDatabase, get as readKey } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import type { LoginValue } from '#src/contract/identity/session.schema.ts';

export type Answer = { status?: number; value?: unknown; message?: string };

export const login = (userName: string, expiresIn = 900): LoginValue => ({
  token: `token-of-${userName}`,
  userName,
  type: 0,
  firstTimeLogin: false,
  expiresIn,
});
export const renewed = (userName: string) => ({ ...login(userName), token: `renewed-of-${userName}`, id: 'm1' });
export const wallet = { sumBalance: '5.00', currency: 'BRL' };

/** The value in IndexedDB under a key. */
export const stored = async (key: string, owner = 'member') =>
  ((await readKey(key, openDatabase(`mare-${owner}`, 'keyval'))) as { value: unknown } | undefined)?.value;
export const tick = (time = 30) => new Promise((resolve) => setTimeout(resolve, time));

/** A gateway whose answers each test defines, and whose calls are recorded as `METHOD path authorization`. */
export function shareTabs() {
  const gateway = {
    calls: [] as string[],
    answer: (() => ({})) as (request: Request) => Promise<Answer | Response> | Answer | Response,
  };
  const fetchFromGateway = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    gateway.calls.push(
      `${request.method} ${new URL(request.url).pathname} ${request.headers.get('Authorization') ?? '-'}`,
    );
    const answer = await gateway.answer(request);
    // A proxy may answer with anything.
    if (answer instanceof Response) return answer;
    const { status = 200, message, value = {} } = answer;
    return Response.json(status === 200 ? { success: true, value } : { success: false, message, value }, { status });
  };

  /** One tab: its own modules and store, over the IndexedDB, locks and channel that all tabs share. */
  async function openTab() {
    vi.resetModules();
    const [session, renewal, atoms, http, member, money, pendingLogout] = await Promise.all([
      import('#src/state/identity/session.ts'),
      import('#src/state/identity/session-renewal.ts'),
      import('#src/state/identity/session-atoms.ts'),
      import('#src/platform/calls/send.ts'),
      import('#src/state/identity/member.ts'),
      import('#src/state/money/wallet.ts'),
      import('#src/state/identity/pending-logout.ts'),
    ]);
    const store = createStore();
    const hooks = session.connectSession(store);
    http.configureHttp({ ...hooks, fetch: fetchFromGateway, origin: 'http://gateway.test' });
    return {
      ...session,
      ...renewal,
      ...atoms,
      ...member,
      ...money,
      ...pendingLogout,
      hooks,
      store,
      member: () => store.get(atoms.memberAtom),
    };
  }

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    gateway.calls = [];
    gateway.answer = () => ({});
  });
  // A pending message must not reach the next test.
  afterEach(() => tick(5));
  return { gateway, openTab };
}
