import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, byHand, fakeWorker, fromNetwork, json } from './testing/fake-worker.ts';
import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';
import { createReads } from './reads.ts';
import { openResponseCache } from './response-cache.ts';

const address = '/wps/relay/GCSGAME_hotGamesV2?language=pt';
const ask = (init?: RequestInit) => new Request(at(address), init);
const tag = (n: number) => ({ ETag: `"${n}"` });

let worker: ReturnType<typeof fakeWorker>;
let reads: ReturnType<typeof createReads>;
const read = async (request = ask()) => reads.answer(request, worker.extend);
const valueOf = async (answer: Response) => ((await answer.json()) as { value: unknown }).value;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  worker = fakeWorker();
  reads = createReads(openResponseCache('reads', 10));
  return () => vi.useRealTimers();
});

/** Caches a first answer and advances the clock by a minute. */
async function cacheFirstAnswer(headers: Record<string, string> = tag(1)) {
  worker.network.mockResolvedValueOnce(json('first', headers));
  expect(await valueOf(await read())).toBe('first');
  await worker.settle();
  vi.setSystemTime(1_060_000);
}

describe('a public read', () => {
  it('is served from the cache at once and revalidated; a change is reported [CARD-05, CARD-06, CARD-07]', async () => {
    await cacheFirstAnswer();
    const { promise, resolve } = byHand();
    worker.network.mockReturnValueOnce(promise);
    const cached = await read();
    expect(cached.headers.get(fetchedAtHeader)).toBe('1000000');
    expect(await valueOf(cached)).toBe('first');
    resolve(json('second', tag(2)));
    await worker.settle();
    expect(worker.heard).toEqual([{ type: 'changed', address, at: 1_060_000 }]);
    const next = await read();
    expect(await valueOf(next)).toBe('second');
    expect(next.headers.get(fetchedAtHeader)).toBe('1060000');
  });

  it('that is unchanged is as young as the request, and pages are notified', async () => {
    await cacheFirstAnswer();
    worker.network.mockResolvedValueOnce(json('first', tag(1)));
    await read();
    await worker.settle();
    expect(worker.heard).toEqual([{ type: 'checked', address, at: 1_060_000 }]);
    expect((await read()).headers.get(fetchedAtHeader)).toBe('1060000');
  });

  it('without an ETag is compared by its text', async () => {
    await cacheFirstAnswer({});
    worker.network.mockResolvedValueOnce(json('second'));
    await read();
    await worker.settle();
    expect(worker.heard.map(({ type }) => type)).toEqual(['changed']);
  });

  it('that has just been fetched, or is being asked for, is not asked for again', async () => {
    await cacheFirstAnswer();
    worker.network.mockResolvedValue(json('first', tag(1)));
    await Promise.all([read(), read()]);
    await worker.settle();
    await read();
    await worker.settle();
    expect(worker.network).toHaveBeenCalledTimes(2);
  });

  it('past the caches is the answer of the network alone', async () => {
    await cacheFirstAnswer();
    worker.network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(read(ask({ cache: 'no-cache' }))).rejects.toThrow('Failed to fetch');
    worker.network.mockResolvedValueOnce(json('second', tag(2)));
    expect(await valueOf(await read(ask({ cache: 'no-cache' })))).toBe('second');
    await worker.settle();
    expect(await valueOf(await read())).toBe('second');
  });

  it('without a network is the cached one, and pages are notified', async () => {
    await cacheFirstAnswer();
    worker.network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await valueOf(await read())).toBe('first');
    await worker.settle();
    expect(worker.heard).toEqual([{ type: 'silent', address, network: 'gone', at: 1_060_000 }]);
  });

  const poison: [string, () => Response][] = [
    ['the page of a captive portal', () => fromNetwork('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'HTML that calls itself JSON',
      () => fromNetwork('<h1>Hotel</h1>', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a refusal', () => json('unknown_error', {}, 500)],
    [
      'a refusal that says 200',
      () => fromNetwork('{"success":false,"message":"x"}', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['no envelope', () => fromNetwork('[1]', { headers: { 'Content-Type': 'application/json' } })],
    ['an opaque answer', () => fromNetwork(null, {}, { type: 'opaque' })],
    [
      'one of another place',
      () =>
        fromNetwork(
          '{"success":true,"value":1}',
          { headers: { 'Content-Type': 'application/json' } },
          { redirected: true },
        ),
    ],
    ['a cut body', () => fromNetwork('{"success":true,"val', { headers: { 'Content-Type': 'application/json' } })],
  ];
  it.each(poison)('is never %s [S1-398]', async (_name, answer) => {
    worker.network.mockResolvedValueOnce(answer());
    await read();
    await worker.settle();
    expect(worker.keys('reads')).toEqual([]);
  });
  it.each(poison.filter(([name]) => !/refusal that says|no envelope|HTML that|cut/.test(name)))(
    'that is cached is not replaced by %s',
    async (_name, answer) => {
      await cacheFirstAnswer();
      worker.network.mockResolvedValueOnce(answer());
      await read();
      await worker.settle();
      expect(worker.heard).toEqual([]);
      worker.network.mockResolvedValueOnce(json('first', tag(1)));
      expect(await valueOf(await read())).toBe('first');
      await worker.settle();
    },
  );

  it('is dropped when its successor is for one visitor alone, as the status of a closed site is', async () => {
    await cacheFirstAnswer();
    worker.network.mockResolvedValueOnce(json('closed', { 'Cache-Control': 'no-store' }));
    await read();
    await worker.settle();
    expect(worker.keys('reads')).toEqual([]);
    expect(worker.heard).toEqual([{ type: 'changed', address, at: 1_060_000 }]);
  });

  it('that is refused because the site is closed makes the pages ask for the status', async () => {
    await cacheFirstAnswer();
    worker.network.mockResolvedValueOnce(json('maintenance', {}, 503));
    await read();
    await worker.settle();
    expect(worker.heard).toEqual([{ type: 'changed', address: '/wps/system/status', at: 1_060_000 }]);
    expect(worker.keys('reads')).toEqual([address]);
  });

  it('passes where there is no Cache Storage, and where it is full', async () => {
    vi.stubGlobal('caches', undefined);
    worker.network.mockResolvedValueOnce(json('first'));
    expect(await valueOf(await read())).toBe('first');
    await worker.settle();
    const full = {
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      match: async () => undefined,
    };
    const removed = vi.fn(async () => true);
    vi.stubGlobal('caches', { open: async () => full, delete: removed });
    worker.network.mockResolvedValueOnce(json('second'));
    expect(await valueOf(await read())).toBe('second');
    await worker.settle();
    expect(removed).toHaveBeenCalledWith('reads');
  });
});
