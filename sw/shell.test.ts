import { describe, expect, it, vi } from 'vitest';
import { at, fakeWorker } from './testing/fake-worker.ts';
import { answerPage } from './shell.ts';

const shell = () => Promise.resolve(new Response('shell'));
const ask = (answer: () => Promise<Response>) => {
  fakeWorker();
  const fetched = vi.fn((_request: Request) => answer());
  vi.stubGlobal('fetch', fetched);
  const page = answerPage(
    '/m/help',
    { request: new Request(at('/m/help')), extend: () => undefined },
    shell,
    () => true,
  );
  return { fetched, text: async () => (await page).text() };
};

describe('a page', () => {
  it('comes from the network past the browser’s cache, where a portal’s page may stand for a year', async () => {
    const { fetched, text } = ask(async () => new Response('help'));
    expect(await text()).toBe('help');
    expect(fetched.mock.calls[0]?.[0].cache).toBe('no-cache');
  });

  it.each([500, 502, 503])('is the shell where the network answers %i', async (status) => {
    expect(await ask(async () => new Response('broken', { status })).text()).toBe('shell');
  });

  it('is the shell where the network does not answer', async () => {
    expect(await ask(() => Promise.reject(new TypeError('fetch failed'))).text()).toBe('shell');
  });
});
