import { beforeEach, expect, it } from 'vitest';
import { at, fakeWorker, fromNetwork } from './testing/fake-worker.ts';
import { answerVipPage, vipPath } from './documents.ts';

const page = (text: string, type = 'text/html; charset=utf-8') =>
  fromNetwork(text, { headers: { 'Content-Type': type } });
let worker: ReturnType<typeof fakeWorker>;
beforeEach(() => {
  worker = fakeWorker();
});
const open = async () => (await answerVipPage(new Request(at(vipPath)))).text();

it('the VIP page is the network’s, and without one the last cached one [CARD-14]', async () => {
  worker.network.mockResolvedValueOnce(page('levels'));
  expect(await open()).toBe('levels');
  worker.network.mockResolvedValueOnce(page('new levels'));
  expect(await open()).toBe('new levels');
  worker.network.mockRejectedValue(new TypeError('gone'));
  expect(await open()).toBe('new levels');
  expect(worker.keys('mare-vip')).toEqual([vipPath]);
});

it('only pages are cached, and an uncached one shows the browser’s error', async () => {
  worker.network.mockResolvedValueOnce(page('{}', 'application/json'));
  await open();
  worker.network.mockRejectedValue(new TypeError('gone'));
  await expect(open()).rejects.toThrow('gone');
});
