import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureHttp } from '#src/platform/calls/send.ts';
import type { GameListParams } from './game-list.ts';
import { listedGamesResource } from './searched-games.ts';

const indexed = (nodeId: string, pt: string, en: string, more: object = {}) => ({
  nodeId,
  vassalage: 'LS',
  gameType: 'RNG',
  gameId: nodeId,
  gameCode: nodeId,
  isGameH5: '',
  freeplay: true,
  iconUrl: `/art/g/${nodeId}.svg`,
  names: { pt, en },
  ...more,
});
const games = [
  indexed('starch', 'Polvilho', 'Starch'),
  indexed('octopus', 'Rei Polvo', 'King Octopus'),
  indexed('fish', 'Polvo Pescador', 'Fishing Octopus', { gameType: 'FISH', vassalage: 'AB' }),
  indexed('bout', 'Polvo de Briga', 'Octopus Bout', { gameType: 'ESPORTS', vassalage: 'IA' }),
];
const listed = (nodeId: string, displayName: string) => ({
  ...indexed(nodeId, '', ''),
  nodeName: '',
  gameName: '',
  roomId: '',
  supportPlay: true,
  gameClassifyNew: 'JP',
  isNew: false,
  lottoMode: '',
  showIcon: true,
  mobileLargeIcon: '',
  displayName,
});
const vendors = [
  { vassalage: 'AB', accountTypeName: 'Abissal', iconUrl: '', whiteIconUrl: '', gameCount: 1, open: true },
];

type Answers = Partial<Record<'list' | 'index' | 'filtered', () => Response | Promise<Response>>>;
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const success = (value: object) => () => Response.json({ success: true, value });
const stored = success({ games });
const answers = ({ list = gone, index = gone, filtered = gone }: Answers) =>
  configureHttp({
    fetch: async (input) => {
      const { pathname, searchParams } = new URL((input as Request).url);
      if (pathname.endsWith('gameIndex')) return index();
      if (pathname.endsWith('getVassGameType'))
        return success({ sorting: [{ gameCategory: 'RNG', vendorNames: vendors }], mapping: {} })();
      return searchParams.has('gameName') ? list() : filtered();
    },
    origin: 'http://gateway.test',
    getToken: () => null,
  });

beforeEach(() => void vi.stubGlobal('navigator', { onLine: false }));
afterEach(() => void vi.unstubAllGlobals());

async function search(gameName: string, more: Partial<GameListParams> = {}) {
  const store = createStore();
  const params = { language: 'pt', gameName, ...more } as const;
  const resource = listedGamesResource(params);
  await resource.ensure(store, params);
  const { value, error } = store.get(resource.atom(params));
  return value?.items.map(({ displayName }) => displayName) ?? error?.code;
}

it('shows what the gateway finds', async () => {
  answers({ list: success({ games: [listed('7', 'Sete')], pageNum: 1, totalPages: 1, totalCount: 1 }), index: stored });
  expect(await search('polvo')).toEqual(['Sete']);
});

it('finds in the stored index without a network, as the gateway does: with slips, in either language, nearest first', async () => {
  answers({ index: stored });
  expect(await search('polvu')).toEqual(['Rei Polvo', 'Polvo Pescador', 'Polvo de Briga', 'Polvilho']);
  expect(await search('king octopus', { language: 'en' })).toEqual(['King Octopus']);
  expect(await search('xyzzy')).toEqual([]);
});

it('keeps to the category and the vendor without a network', async () => {
  answers({ index: stored });
  expect(await search('polvo', { gameType: 'FISH' })).toEqual(['Polvo Pescador']);
  expect(await search('polvo', { gameType: 'SPORTS' })).toEqual(['Polvo de Briga']);
  expect(await search('polvo', { vassalage: 'AB' })).toEqual(['Polvo Pescador']);
  expect(await search('abissal')).toEqual(['Polvo Pescador']);
});

it('finds in the stored list where the index does not know the filter, or is not stored', async () => {
  const filtered = success({
    games: [listed('8', 'Polvo Oito'), listed('9', 'Nove')],
    pageNum: 1,
    totalPages: 1,
    totalCount: 2,
  });
  answers({ index: stored, filtered });
  expect(await search('povlo', { dataType: 'filter', gameClassify: 'JP' })).toEqual(['Polvo Oito']);
  answers({ filtered });
  expect(await search('povlo')).toEqual(['Polvo Oito']);
});

it('fails as the call did where nothing is stored, and where the gateway refuses', async () => {
  answers({});
  expect(await search('polvo')).toBe('no_internet');
  const refuses = () => Response.json({ success: false, message: 'not_found' }, { status: 404 });
  answers({ list: refuses, index: stored });
  expect(await search('polvo')).toBe('not_found');
});

it('shows the device’s games when the gateway takes longer than three seconds', async () => {
  vi.useFakeTimers();
  answers({ list: () => new Promise(() => undefined), index: stored });
  const found = search('polvo');
  await vi.advanceTimersByTimeAsync(3100);
  expect(await found).toHaveLength(4);
  vi.useRealTimers();
});
