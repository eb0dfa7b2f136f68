import { beforeEach, expect, it, vi } from 'vitest';
import { recover } from './start-entry.ts';

const origin = 'https://mare.example';
const files = [`${origin}/assets/entry.js`, `${origin}/assets/part.js`, 'https://elsewhere.example/picture.png'];
const reload = vi.fn<() => void>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answerWith = (type: string, status = 200) =>
  fetched.mockImplementation(async () => new Response('', { status, headers: { 'Content-Type': type } }));
let stored: Record<string, unknown>;

beforeEach(() => {
  stored = {};
  reload.mockReset();
  fetched.mockReset();
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('location', { origin, reload });
  vi.stubGlobal('performance', { getEntriesByType: () => files.map((name) => ({ name })) });
  vi.stubGlobal('fetch', fetched);
});

it('fetches our files bypassing the cache and reloads, once in a tab', async () => {
  answerWith('text/javascript; charset=utf-8');
  await recover('/assets/entry.js');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/entry.js', ...files.slice(0, 2)]);
  expect(fetched.mock.calls.every(([, init]) => init.cache === 'reload')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  await recover('/assets/entry.js');
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the entry is still not what it should be', () => answerWith('text/html')],
  ['the gateway has an error', () => answerWith('text/javascript', 503)],
  ['there is no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('leaves the page and waits for another visit when %s', async (_, arrange) => {
  arrange();
  await recover('/assets/entry.js');
  expect(reload).not.toHaveBeenCalled();
  expect(stored).toEqual({});
});

it('begins no round that it could not end: without storage it does nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  answerWith('text/javascript');
  await recover('/assets/entry.js');
  expect(reload).not.toHaveBeenCalled();
});
