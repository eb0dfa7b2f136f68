import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '#src/contract/lobby/games.schema.ts';

const game = (nodeId: string): Game =>
  Object.fromEntries(
    Object.entries(Game.entries).map(([field, { type }]) => [
      field,
      field === 'nodeId' ? nodeId : field === 'vassalage' ? 'PG' : type === 'boolean' ? false : '',
    ]),
  ) as Game;

let favourites: string[];
let calls: { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> }[];
let refuseWrites: boolean;

/** A gateway that stores one member's favourites and pages them as the contract says. */
async function gateway(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  const { pathname, searchParams: query } = new URL(request.url);
  const body = request.method === 'GET' ? {} : ((await request.json()) as Record<string, string>);
  calls.push({ method: request.method, path: pathname.split('/').at(-1) ?? '', query, body });
  const answer = (value: unknown) => Response.json({ success: true, value });
  if (request.method === 'GET') {
    const [page, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    const ids = favourites.slice((page - 1) * size, page * size);
    const content = pathname.endsWith('GamesList') ? ids.map(game) : ids;
    return answer({ content, pageNum: page, totalPages: Math.max(1, Math.ceil(favourites.length / size)) });
  }
  if (refuseWrites) return answer({ success: false, nodeId: body['nodeId'] });
  favourites = favourites.filter((id) => id !== body['nodeId']);
  if (request.method === 'POST') favourites.unshift(body['nodeId'] as string);
  return answer({ success: true, nodeId: body['nodeId'] });
}

async function openPage(owner: string | null = 'ana') {
  vi.resetModules();
  const [ids, list, changes, { setResourceOwner }, { configureHttp }] = await Promise.all([
    import('./favourites.ts'),
    import('./favourite-list.ts'),
    import('./toggle-favourite.ts'),
    import('#src/platform/resource/resource-owner.ts'),
    import('#src/platform/calls/send.ts'),
  ]);
  configureHttp({
    fetch: gateway,
    origin: 'http://gateway.test',
    getToken: () => owner,
  });
  const store = createStore();
  setResourceOwner(store, owner);
  return { ...ids, ...list, ...changes, setResourceOwner, store, ids: () => [...store.get(ids.favouriteIdsAtom)] };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  favourites = ['g1', 'g2'];
  calls = [];
  refuseWrites = false;
});

describe('the ids', () => {
  it('are read in pages of 100 until the last one [S1-362]', async () => {
    favourites = Array.from({ length: 230 }, (_, n) => `g${n}`);
    const page = await openPage();
    await page.favouriteIdsResource.ensure(page.store, undefined);
    expect(page.ids()).toEqual(favourites);
    expect(calls.map(({ path, query }) => [path, query.get('pageSize'), query.get('pageNo')])).toEqual(
      ['1', '2', '3'].map((pageNo) => ['MCSFE_getFavoriteGames', '100', pageNo]),
    );
  });

  it('are persisted in IndexedDB and there on the next visit before the gateway answers [CARD-09]', async () => {
    const before = await openPage();
    await before.favouriteIdsResource.ensure(before.store, undefined);
    await vi.waitFor(async () => {
      const page = await openPage();
      await page.favouriteIdsResource.restore(page.store, undefined);
      expect(page.ids()).toEqual(['g1', 'g2']);
    });
    expect(calls).toHaveLength(1);
  });

  it('are none for a guest, without a call', async () => {
    const page = await openPage(null);
    await page.favouriteIdsResource.ensure(page.store, undefined);
    expect([page.ids(), calls]).toEqual([[], []]);
  });
});

describe('the list', () => {
  it('is read 25 at a time [S1-361]', async () => {
    const page = await openPage();
    await page.favouriteListResource.ensure(page.store, { language: 'pt', gameType: 'RNG' });
    expect(calls[0]?.path).toBe('MCSFE_getFavoriteGamesList');
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      pageNo: '1',
      pageSize: '25',
      gameType: 'RNG',
      language: 'pt',
    });
  });
});

describe('toggleFavourite', () => {
  it('adds with nodeId and vendor, and shows it once the gateway has said so [S1-363]', async () => {
    const page = await openPage();
    await page.favouriteIdsResource.ensure(page.store, undefined);
    const toggling = page.toggleFavourite(page.store, game('g3'));
    expect([...page.store.get(page.togglingFavouritesAtom)]).toEqual(['g3']);
    expect(page.ids()).toEqual(['g1', 'g2']);
    expect(await toggling).toBe('added');
    expect(page.ids()).toEqual(['g3', 'g1', 'g2']);
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: 'MCSFE_addFavoriteGameV2',
      body: { nodeId: 'g3', vendor: 'PG' },
    });
    expect(page.store.get(page.togglingFavouritesAtom).size).toBe(0);
  });

  it('removes it from the list here, without reading the list again [S1-319]', async () => {
    const page = await openPage();
    await page.favouriteListResource.ensure(page.store, { language: 'pt' });
    await page.favouriteIdsResource.ensure(page.store, undefined);
    expect(await page.toggleFavourite(page.store, game('g1'))).toBe('removed');
    expect(page.ids()).toEqual(['g2']);
    expect(page.favouriteListResource.peek(page.store, { language: 'pt' })?.items.map((item) => item.nodeId)).toEqual([
      'g2',
    ]);
    expect(calls.filter(({ path }) => path === 'MCSFE_getFavoriteGamesList')).toHaveLength(1);
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: 'MCSFE_removeFavoriteGameV2' });
  });

  it('changes nothing when the response data says that it did not work [S1-363]', async () => {
    const page = await openPage();
    await page.favouriteIdsResource.ensure(page.store, undefined);
    refuseWrites = true;
    await expect(page.toggleFavourite(page.store, game('g3'))).rejects.toMatchObject({
      name: 'AppError',
    });
    expect(page.ids()).toEqual(['g1', 'g2']);
    expect(page.store.get(page.togglingFavouritesAtom).size).toBe(0);
  });

  it('takes two taps for one', async () => {
    const page = await openPage();
    await page.favouriteIdsResource.ensure(page.store, undefined);
    const tap = () => page.toggleFavourite(page.store, game('g3'));
    expect(await Promise.all([tap(), tap()])).toEqual(['added', 'added']);
    expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  it('knows what to do before the ids have been read', async () => {
    const page = await openPage();
    expect(await page.toggleFavourite(page.store, game('g1'))).toBe('removed');
    expect(favourites).toEqual(['g2']);
  });

  it('does not change the next member’s favourites when the response is late', async () => {
    const page = await openPage();
    await page.favouriteIdsResource.ensure(page.store, undefined);
    const toggling = page.toggleFavourite(page.store, game('g3'));
    await Promise.resolve();
    page.setResourceOwner(page.store, 'bia');
    page.favouriteIdsResource.set(page.store, undefined, ['b1']);
    await toggling.catch(() => undefined);
    expect(page.ids()).toEqual(['b1']);
  });
});
