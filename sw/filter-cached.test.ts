import { beforeEach, describe, expect, it } from 'vitest';
import { at, fakeWorker, origin } from './testing/fake-worker.ts';
import { readsFor } from './caching.ts';
import { datedCopy } from './cached-answer.ts';
import { filterCached } from './filter-cached.ts';
import { openResponseCache } from './response-cache.ts';

const game = (nodeId: string, displayName: string, more: object = {}) => ({
  nodeId,
  nodeName: '',
  gameName: '',
  gameType: 'RNG',
  gameId: '',
  gameCode: '',
  roomId: '',
  vassalage: 'AB',
  supportPlay: true,
  gameClassifyNew: '',
  isGameH5: '',
  isNew: false,
  freeplay: false,
  lottoMode: '',
  showIcon: true,
  iconUrl: '',
  mobileLargeIcon: '',
  displayName,
  ...more,
});
const list = '/wps/relay/GCSGAME_gameList';
const responses = openResponseCache('mare-reads');
const store = (path: string, games: object[], when: number) =>
  responses.put(at(path), datedCopy(new Response(null), JSON.stringify({ success: true, value: { games } }), when));
const filter = async (query: string) => {
  const answer = await filterCached(responses, at(`${list}?language=pt&pageNo=1&${query}`));
  return (
    answer &&
    ((await answer.clone().json()) as { value: { games: { nodeId: string }[] } }).value.games.map(
      ({ nodeId }) => nodeId,
    )
  );
};

let worker: ReturnType<typeof fakeWorker>;
beforeEach(async () => {
  worker = fakeWorker();
  await store(`${list}?gameType=RNG&language=pt&pageNo=1`, [game('1', 'Leão do Mar'), game('2', 'Rei Polvo')], 2000);
  await store(
    `/wps/relay/GCSGAME_hotGamesV2?language=pt`,
    [game('1', 'Leão do Mar'), game('3', 'Leoa', { vassalage: 'CD', gameType: 'ESPORTS', isNew: true })],
    1000,
  );
  await store(`${list}?gameType=RNG&language=en&pageNo=1`, [game('4', 'Lion leo')], 500);
});

describe('a filtered list without a network', () => {
  it('has what the cached lists of the language have by these filters', async () => {
    expect(await filter('isNew=0')).toEqual(['1', '2']);
    expect(await filter('vassalage=CD')).toEqual(['3']);
    expect(await filter('gameType=RNG')).toEqual(['1', '2']);
    expect(await filter('gameType=SPORTS')).toEqual(['3']);
    expect(await filter('isNew=1')).toEqual(['3']);
  });

  it('keeps to a minimum bet by the lists that were asked for with it, and has no answer without one', async () => {
    expect(await filter('gameType=RNG&minBet=0.5')).toBeUndefined();
    await store(`${list}?gameType=RNG&language=pt&minBet=0.5&pageNo=1`, [game('5', 'Leão-Marinho')], 3000);
    expect(await filter('minBet=0.5')).toEqual(['5']);
    expect(await filter('minBet=0.1')).toBeUndefined();
  });

  it('replaces a filtered list that was never requested, and no other', async () => {
    await store(`${list}?gameType=FISH&language=pt&pageNo=1`, [game('6', 'Pesca', { gameClassifyNew: 'JP' })], 2000);
    const ask = (query: string) => {
      worker.network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const request = new Request(at(`${list}?language=pt&pageNo=1&${query}`));
      return readsFor(request, origin)?.answer(request, worker.extend);
    };
    expect(await (await ask('gameClassify=JP'))?.text()).toContain('Pesca');
    await worker.settle();
    expect(worker.heard).toMatchObject([{ type: 'silent', network: 'gone' }]);
    await expect(ask('gameClassify=JP&minBet=0.5')).rejects.toThrow('Failed to fetch');
    await expect(ask('vassalage=ZZ')).rejects.toThrow('Failed to fetch');
  });

  it('is as old as the oldest list', async () => {
    const answer = await filterCached(responses, at(`${list}?language=pt`));
    expect(answer?.headers.get('X-Fetched-At')).toBe('1000');
  });

  it('has no answer where nothing is cached', async () => {
    await responses.clear();
    expect(await filter('')).toBeUndefined();
  });

  it('is not made of a search by name, which the page answers by itself', () => {
    expect(readsFor(new Request(at(`${list}?language=pt&gameName=le&isNew=1`)), origin)).toBeUndefined();
  });
});
