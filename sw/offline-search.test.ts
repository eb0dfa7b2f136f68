import { beforeEach, describe, expect, it } from 'vitest';
import { at, fakeWorker, origin } from './testing/fake-worker.ts';
import { readsFor } from './caching.ts';
import { datedCopy } from './cached-answer.ts';
import { searchCached } from './offline-search.ts';
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
const search = async (query: string) => {
  const answer = await searchCached(responses, at(`${list}?language=pt&pageNo=1&${query}`));
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

describe('a search without a network', () => {
  it('finds what the cached lists of the language have, without regard to case and accents', async () => {
    expect(await search('gameName=LEA')).toEqual(['1']);
    expect(await search('gameName=leo')).toEqual(['3']);
    expect(await search('gameName=zzz')).toEqual([]);
  });

  it('keeps to the filters', async () => {
    expect(await search('gameName=le&vassalage=CD')).toEqual(['3']);
    expect(await search('gameName=le&gameType=RNG')).toEqual(['1']);
    expect(await search('gameName=le&gameType=SPORTS')).toEqual(['3']);
    expect(await search('gameName=le&isNew=1')).toEqual(['3']);
  });

  it('keeps to a minimum bet by the lists that were asked for with it, and has no answer without one', async () => {
    expect(await search('gameType=RNG&minBet=0.5')).toBeUndefined();
    await store(`${list}?gameType=RNG&language=pt&minBet=0.5&pageNo=1`, [game('5', 'Leão-Marinho')], 3000);
    expect(await search('gameName=le&minBet=0.5')).toEqual(['5']);
    expect(await search('gameName=le&minBet=0.1')).toBeUndefined();
  });

  it('stands in for a filtered list that was never asked for, and for no other', async () => {
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
    const answer = await searchCached(responses, at(`${list}?language=pt&gameName=a`));
    expect(answer?.headers.get('X-Fetched-At')).toBe('1000');
  });

  it('has no answer where nothing is cached', async () => {
    await responses.clear();
    expect(await search('gameName=a')).toBeUndefined();
  });

  it('is only made when the network fails, and is told of', async () => {
    const request = () => new Request(at(`${list}?language=pt&gameName=le`));
    worker.network.mockResolvedValueOnce(new Response('network'));
    const reads = readsFor(request(), origin);
    expect(await (await reads?.answer(request(), worker.extend))?.text()).toBe('network');
    expect(worker.keys('mare-reads')).toHaveLength(3);
    worker.network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await (await reads?.answer(request(), worker.extend))?.text()).toContain('Leoa');
    await worker.settle();
    expect(worker.heard).toMatchObject([{ type: 'silent', network: 'gone' }]);
  });
});
