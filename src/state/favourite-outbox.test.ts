import { IDBFactory } from 'fake-indexeddb';
import { createStore as openDatabase, get as readKey } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '#src/contract/games.ts';

const game = (nodeId: string): Game =>
  Object.fromEntries(
    Object.entries(Game.entries).map(([field, { type }]) => [
      field,
      field === 'nodeId' ? nodeId : field === 'vassalage' ? 'PG' : type === 'boolean' ? false : '',
    ]),
  ) as Game;

/** What the gateway stores, by member; and every write that reached it, as `member METHOD game key`. */
let saved: Record<string, string[]>;
let writes: string[];
let network: 'up' | 'down' | 'answer lost';
/** A status to refuse the next writes with. */
let refusal: { status: number; message: string } | undefined;
let afterWrite: () => void;

async function gateway(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  if (network === 'down') throw new TypeError('fetch failed');
  const member = request.headers.get('Authorization')?.replace('Bearer token-of-', '') ?? '';
  const ids = (saved[member] ??= []);
  if (request.method === 'GET')
    return Response.json({ success: true, value: { content: ids, pageNum: 1, totalPages: 1 } });
  const { nodeId } = (await request.json()) as { nodeId: string };
  writes.push(`${member} ${request.method} ${nodeId} ${request.headers.get('Idempotency-Key')}`);
  if (refusal)
    return Response.json({ success: false, message: refusal.message, value: {} }, { status: refusal.status });
  saved[member] = [...(request.method === 'POST' ? [nodeId] : []), ...ids.filter((id) => id !== nodeId)];
  afterWrite();
  if (network === 'answer lost') throw new TypeError('fetch failed');
  return Response.json({ success: true, value: { success: true, nodeId } });
}

/** One tab of one member: modules and store of its own, over the storage, locks and channel that tabs share. */
async function openTab(userName = 'ana') {
  vi.resetModules();
  const [ids, list, changes, outbox, atoms, { setResourceOwner }, { configureHttp }, storage, network_] =
    await Promise.all([
      import('./favourites.ts'),
      import('./favourite-list.ts'),
      import('./toggle-favourite.ts'),
      import('./favourite-outbox.ts'),
      import('./session-atoms.ts'),
      import('#src/platform/resource/cache.ts'),
      import('#src/platform/calls/send.ts'),
      import('#src/platform/storage/storage.ts'),
      import('#src/platform/device/online.ts'),
    ]);
  const store = createStore();
  store.sub(network_.onlineAtom, () => undefined);
  configureHttp({
    fetch: gateway,
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
    onOutboxChange: outbox.onOutboxChange,
    favourites: () => [...store.get(ids.favouriteIdsAtom)],
    unsent: () => [...store.get(ids.unsentFavouritesAtom).keys()],
  };
}

const stored = async () =>
  ((await readKey('favouriteOutbox', openDatabase('mare-member', 'keyval'))) as { value: unknown[] } | undefined)
    ?.value;
/** Of all tabs: what the browser tells them. */
let browser = new EventTarget();
const setOnline = (online: boolean) => {
  network = online ? 'up' : 'down';
  vi.stubGlobal('navigator', { onLine: online, locks: navigator.locks });
  browser.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  saved = { ana: ['g1'], bia: [] };
  writes = [];
  refusal = undefined;
  afterWrite = () => undefined;
  setOnline(true);
});
afterEach(() => vi.unstubAllGlobals());

describe('a favourite without a network', () => {
  it('shows at once, is stored over a restart, and is sent once when the network is back [S1-279]', async () => {
    const before = await openTab();
    await before.known();
    const tab = await openTab();
    setOnline(false);
    expect(await tab.toggle('g2')).toBe('unsent');
    expect([tab.favourites(), tab.unsent(), writes]).toEqual([['g1', 'g2'], ['g2'], []]);

    const later = await openTab();
    await later.restore();
    expect(later.unsent()).toEqual(['g2']);
    await later.send();
    expect(later.unsent()).toEqual(['g2']);
    setOnline(true);
    await Promise.all([later.send(), later.send(), tab.send()]);
    expect(writes).toHaveLength(1);
    expect([saved['ana'], later.unsent(), await stored()]).toEqual([['g2', 'g1'], [], []]);
    await later.known();
    expect(later.favourites()).toEqual(['g2', 'g1']);
  });

  it('that is taken back is sent as the last change alone', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g1');
    expect([tab.favourites(), tab.unsent()]).toEqual([[], ['g1']]);
    await tab.toggle('g1');
    expect([tab.favourites(), tab.unsent()]).toEqual([['g1'], ['g1']]);
    setOnline(true);
    await tab.send();
    expect(writes.map((write) => write.split(' ').slice(1, 3))).toEqual([['POST', 'g1']]);
    expect(saved['ana']).toEqual(['g1']);
  });

  it('goes by the last change of all tabs, which see each other’s', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await Promise.all([first.known(), second.known()]);
    setOnline(false);
    const seen = new Promise<void>((resolve) => second.onOutboxChange(resolve));
    await first.toggle('g2');
    await seen;
    await second.restore();
    expect(second.unsent()).toEqual(['g2']);
    await second.toggle('g2');
    setOnline(true);
    await Promise.all([first.send(), second.send()]);
    expect(writes.map((write) => write.split(' ').slice(1, 3))).toEqual([['DELETE', 'g2']]);
    expect([saved['ana'], first.favourites(), second.favourites()]).toEqual([['g1'], ['g1'], ['g1']]);
  });

  it('takes its game off the list that is shown, and puts one on top of it', async () => {
    const tab = await openTab();
    await tab.known();
    const page = { pageNum: 1, totalPages: 1, hasMore: false, loadingMore: false };
    tab.list.set(tab.store, { language: 'pt' }, { items: [game('g1')], ...page });
    const shown = () => tab.list.peek(tab.store, { language: 'pt' })?.items.map(({ nodeId }) => nodeId);
    setOnline(false);
    await tab.toggle('g2');
    expect(shown()).toEqual(['g2', 'g1']);
    await tab.toggle('g1');
    expect(shown()).toEqual(['g2']);
  });

  it('is stored too when the gateway cannot be reached, and repeated under the same key when only the answer was lost', async () => {
    const tab = await openTab();
    await tab.known();
    network = 'answer lost';
    expect(await tab.toggle('g2')).toBe('unsent');
    network = 'up';
    await tab.send();
    expect(new Set(writes).size).toBe(1);
    expect([saved['ana'], tab.unsent()]).toEqual([['g2', 'g1'], []]);
  }, 15_000);

  it('stays while the gateway is busy, and goes, saying so, when it is refused for good', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    setOnline(true);
    refusal = { status: 429, message: 'rate_limited' };
    expect(await tab.send()).toEqual([]);
    expect(tab.unsent()).toEqual(['g2']);
    refusal = { status: 404, message: 'game_not_found' };
    expect(await tab.send()).toMatchObject([{ nodeId: 'g2' }]);
    expect([tab.unsent(), tab.favourites(), await stored()]).toEqual([[], ['g1'], []]);
  });
});

describe('the outbox of a member', () => {
  it('is gone when he leaves, and never sent as the next one [S1-281]', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    tab.become(null);
    expect(tab.unsent()).toEqual([]);
    await tab.clearMemberStorage();
    setOnline(true);
    tab.become('bia');
    await tab.send();
    tab.become('ana');
    await tab.send();
    expect([writes, tab.unsent(), saved]).toEqual([[], [], { ana: ['g1'], bia: [] }]);
  });

  it('is not sent as another one even when it was left behind', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    setOnline(true);
    const next = await openTab('bia');
    await next.send();
    expect([writes, next.unsent()]).toEqual([[], []]);
  });

  it('stops in the middle when he leaves', async () => {
    const tab = await openTab();
    await tab.known();
    setOnline(false);
    await tab.toggle('g2');
    await tab.toggle('g3');
    setOnline(true);
    afterWrite = () => tab.become('bia');
    await tab.send();
    expect(writes).toHaveLength(1);
    expect([saved['ana'], saved['bia']]).toEqual([['g2', 'g1'], []]);
  });

  it('survives garbage in its place [S1-280]', async () => {
    const { set } = await import('idb-keyval');
    await set('favouriteOutbox', { version: 1, value: [{ nodeId: 7 }] }, openDatabase('mare-member', 'keyval'));
    const tab = await openTab();
    await tab.restore();
    expect(tab.unsent()).toEqual([]);
    setOnline(false);
    await tab.toggle('g9');
    expect(await stored()).toHaveLength(1);
  });
});
