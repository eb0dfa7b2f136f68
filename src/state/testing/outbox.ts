import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import { Game } from '#src/contract/lobby/games.schema.ts';

export const game = (nodeId: string): Game =>
  Object.fromEntries(
    Object.entries(Game.entries).map(([field, { type }]) => [
      field,
      field === 'nodeId' ? nodeId : field === 'vassalage' ? 'PG' : type === 'boolean' ? false : '',
    ]),
  ) as Game;

/** A gateway with the favourites of ana and bia, and tabs that share storage, locks and channel. */
export function shareOutbox() {
  const gateway = {
    /** Stored favourites, by member. */
    saved: {} as Record<string, string[]>,
    /** Every write received, as `member METHOD game key`. */
    writes: [] as string[],
    network: 'up' as 'up' | 'down' | 'answer lost',
    /** Status of refused writes. */
    refusal: undefined as { status: number; message: string } | undefined,
    afterWrite: () => undefined as void,
  };
  /** Messages of the browser to all tabs. */
  let browser = new EventTarget();

  const fetchFromGateway = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    if (gateway.network === 'down') throw new TypeError('fetch failed');
    const member = request.headers.get('Authorization')?.replace('Bearer token-of-', '') ?? '';
    const ids = (gateway.saved[member] ??= []);
    if (request.method === 'GET')
      return Response.json({ success: true, value: { content: ids, pageNum: 1, totalPages: 1 } });
    const { nodeId } = (await request.json()) as { nodeId: string };
    gateway.writes.push(`${member} ${request.method} ${nodeId} ${request.headers.get('Idempotency-Key')}`);
    const { refusal } = gateway;
    if (refusal)
      return Response.json({ success: false, message: refusal.message, value: {} }, { status: refusal.status });
    gateway.saved[member] = [...(request.method === 'POST' ? [nodeId] : []), ...ids.filter((id) => id !== nodeId)];
    gateway.afterWrite();
    if (gateway.network === 'answer lost') throw new TypeError('fetch failed');
    return Response.json({ success: true, value: { success: true, nodeId } });
  };

  /** One tab of one member: its own modules and store. */
  async function openTab(userName = 'ana') {
    vi.resetModules();
    const [ids, list, changes, outbox, atoms, { setResourceOwner }, { configureHttp }, storage, { onlineAtom }, tabs] =
      await Promise.all([
        import('#src/state/lobby/favourites.ts'),
        import('#src/state/lobby/favourite-list.ts'),
        import('#src/state/lobby/toggle-favourite.ts'),
        import('#src/state/lobby/favourite-outbox.ts'),
        import('#src/state/identity/session-atoms.ts'),
        import('#src/platform/resource/resource-owner.ts'),
        import('#src/platform/calls/send.ts'),
        import('#src/platform/storage/storage.ts'),
        import('#src/platform/device/online.ts'),
        import('#src/state/lobby/favourite-tabs.ts'),
      ]);
    const store = createStore();
    store.sub(onlineAtom, () => undefined);
    configureHttp({
      fetch: fetchFromGateway,
      origin: 'http://gateway.test',
      getToken: () => store.get(atoms.memberAtom)?.token ?? null,
    });
    const become = (name: string | null) => {
      const member = { token: `token-of-${name}`, merchantCode: 'mare', userName: name ?? '', type: 0 as const };
      const session = { ...member, firstTimeLogin: false, expiresAt: Date.now() + 900_000 };
      store.set(atoms.sessionState, name ? { status: 'member', member: session } : { status: 'guest' });
      setResourceOwner(store, name);
    };
    become(userName);
    return {
      store,
      become,
      clearMemberStorage: storage.clearMemberStorage,
      known: () => ids.favouriteIdsResource.ensure(store, undefined),
      list: list.favouriteListResource,
      toggle: (nodeId: string) => changes.toggleFavourite(store, game(nodeId)),
      restore: () => outbox.restoreOutbox(store),
      send: () => outbox.sendOutbox(store),
      onOutboxChange: (listener: () => void) => outbox.onOutboxChange(listener),
      /** Starts to apply changes of the other tabs. */
      follow: () => tabs.followFavourites(store),
      favourites: () => [...store.get(ids.favouriteIdsAtom)],
      unsent: () => [...store.get(ids.unsentFavouritesAtom).keys()],
    };
  }

  const setOnline = (online: boolean) => {
    gateway.network = online ? 'up' : 'down';
    vi.stubGlobal('navigator', { onLine: online, locks: navigator.locks });
    browser.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    gateway.saved = { ana: ['g1'], bia: [] };
    gateway.writes = [];
    gateway.refusal = undefined;
    gateway.afterWrite = () => undefined;
    setOnline(true);
  });
  afterEach(() => vi.unstubAllGlobals());
  return { gateway, openTab, setOnline };
}
