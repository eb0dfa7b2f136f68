import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { bannersOf, homeAnnouncementsResource } from './announcements.ts';
import { type GameListParams, gameListResource } from './game-list.ts';
import { hotGamesResource } from './hot-games.ts';
import { recentGamesResource } from './recent.ts';
import { vendorSortingResource } from './vendors.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { winnersResource } from './winners.ts';

let asked: URL[];
let methods: string[];
let value: unknown;
let token: string | null;
beforeEach(() => {
  asked = [];
  methods = [];
  token = null;
  configureHttp({
    fetch: async (input) => {
      const request = input as Request;
      asked.push(new URL(request.url));
      methods.push(request.method);
      return Response.json({ success: true, value });
    },
    origin: 'http://gateway.test',
    getToken: () => token,
  });
});
const query = () => Object.fromEntries(asked[0]?.searchParams ?? []);
const announcements = {
  banners: [],
  playerNotices: [],
  popup: [],
  hot: [],
  promotion: [],
  agent: [],
  footer: { unreadCount: 0 },
};

describe('the calls of the lobby', () => {
  it('home asks for the announcements B, PL, PU, H with an empty groupName [S1-375]', async () => {
    value = announcements;
    await homeAnnouncementsResource.ensure(createStore(), { language: 'pt' });
    expect(asked[0]?.pathname).toBe('/wps/relay/MCSFE_getListAnnouncements');
    expect(query()).toEqual({ types: 'B,PL,PU,H', platform: 'M', merchantCode: 'mare', language: 'pt' });
  });

  it('hot games are asked for with isPlatform 2 and platform html5 [S1-356]', async () => {
    value = { games: [] };
    await hotGamesResource.ensure(createStore(), { language: 'en' });
    expect(asked[0]?.pathname).toBe('/wps/relay/GCSGAME_hotGamesV2');
    expect(query()).toEqual({ merchantCode: 'mare', isPlatform: '2', language: 'en', platform: 'html5' });
  });

  it('winners are asked for of all categories, at most 100 [S1-372]', async () => {
    value = { list: [] };
    const store = createStore();
    await winnersResource.ensure(store, { language: 'en' });
    expect(asked[0]?.pathname).toBe('/wps/relay/GCSGAME_getRankList');
    expect(query()).toEqual({ gameCategory: 'ALL', language: 'en', limitNum: '100' });
    expect(winnersResource.peek(store, { language: 'en' })).toEqual([]);
  });

  it('vendors are asked for with the merchant of the configuration [S1-351]', async () => {
    value = { sorting: [], mapping: {} };
    await vendorSortingResource.ensure(createStore(), undefined);
    expect(asked[0]?.pathname).toBe('/wps/relay/GCSGAME_getVassGameType');
    expect(query()).toEqual({ merchant_code: 'mare' });
  });
});

describe('the call of a game list', () => {
  const askFor = async (params: Omit<GameListParams, 'language'>) => {
    asked = [];
    value = { games: [], pageNum: 1, totalPages: 1, totalCount: 0 };
    await gameListResource.ensure(createStore(), { language: 'pt', ...params });
    return query();
  };
  const always = { merchant: 'mare', platform: 'html5', clientType: '2', pageNo: '1', pageSize: '25', language: 'pt' };

  it('carries every filter that is set, and leaves out those that are not [S1-285, S1-352]', async () => {
    const given = { gameName: 'polvo', gameType: 'RNG', vassalage: 'LS', minBet: '0.5', minLine: 20 } as const;
    expect(await askFor({ ...given, dataType: 'filter', gameClassify: 'JP' })).toEqual({
      ...always,
      ...given,
      minLine: '20',
      gameClassify: 'JP',
    });
    expect(asked[0]?.pathname).toBe('/wps/relay/GCSGAME_gameList');
    expect(await askFor({ dataType: 'new' })).toEqual({ ...always, isNew: '1' });
    expect(await askFor({})).toEqual(always);
  });

  it.each([
    ['RNG', 'RNG'],
    ['SPORTS', 'SPORTS'],
    ['ESPORTS', 'SPORTS'],
    ['COCKFIGHT', 'SPORTS'],
  ] as const)('names the type %s as %s [S1-353]', async (gameType, sent) => {
    expect(await askFor({ gameType })).toEqual({ ...always, gameType: sent });
  });

  it('has no classification for all and new games, after any choice [S1-354]', async () => {
    for (const dataType of ['all', 'new', undefined] as const)
      expect(await askFor({ dataType, gameClassify: 'JP' })).not.toHaveProperty('gameClassify');
  });
});

it('hot and recent games are asked for by calls that know no classification [S1-354]', async () => {
  value = { games: [] };
  await hotGamesResource.ensure(createStore(), { language: 'pt' });
  expect(query()).not.toHaveProperty('gameClassify');
  asked = [];
  value = { games: [], playedAt: {} };
  token = 't';
  const store = createStore();
  setResourceOwner(store, 'ana');
  await recentGamesResource.ensure(store, { language: 'pt' });
  expect([asked[0]?.pathname, query()]).toEqual(['/wps/relay/GCS_recentGame', { language: 'pt' }]);
});

it('the wallet is asked for by GET, and its balance is sumBalance [S2-208, S2-114]', async () => {
  value = { sumBalance: '12.50', currency: 'BRL' };
  token = 't';
  const store = createStore();
  setResourceOwner(store, 'ana');
  await walletResource.ensure(store, undefined);
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/wps/wallets/gcs']);
  expect(methods).toEqual(['GET']);
  expect(walletResource.peek(store, undefined)?.sumBalance).toBe('12.50');
  value = { balance: '12.50', currency: 'BRL' };
  await walletResource.refresh(store, undefined);
  expect(store.get(walletResource.atom(undefined)).error?.code).toBe('bad_gateway');
});

describe('bannersOf', () => {
  const banner = (id: string, groupName: string) => ({
    id,
    groupName,
    url: '',
    linkage: '',
    eyebrow: '',
    title: '',
    text: '',
    action: '',
  });
  const all = { ...announcements, banners: [banner('1', 'm_reg'), banner('2', 'm_home'), banner('3', 'm_reg')] };

  it('are those of the first group that has any', () => {
    expect(bannersOf(all.banners, 'm_home').map(({ id }) => id)).toEqual(['2']);
    expect(bannersOf(all.banners, 'm_register', 'm_reg').map(({ id }) => id)).toEqual(['1', '3']);
    expect(bannersOf(all.banners, 'm_login')).toEqual([]);
    expect(bannersOf(undefined, 'm_home')).toEqual([]);
  });
});
