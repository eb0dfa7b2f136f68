import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureHttp } from '#src/platform/calls/send.ts';
import { bannersOf, homeAnnouncementsResource } from './announcements.ts';
import { hotGamesResource } from './hot-games.ts';
import { vendorSortingResource } from './vendors.ts';
import { winnersResource } from './winners.ts';

let asked: URL[];
let value: unknown;
beforeEach(() => {
  asked = [];
  configureHttp({
    fetch: async (input) => {
      asked.push(new URL((input as Request).url));
      return Response.json({ success: true, value });
    },
    origin: 'http://gateway.test',
    getToken: () => null,
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
