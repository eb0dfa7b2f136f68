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

const asHtml = (html: string, status = 200) =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

describe('a page', () => {
  it('is fetched from the network bypassing the browser’s cache, which may hold a portal’s page for a year', async () => {
    const { fetched, text } = ask(async () => asHtml('help'));
    expect(await text()).toBe('help');
    expect(fetched.mock.calls[0]?.[0].cache).toBe('no-cache');
  });

  it.each([500, 502, 503])('is the shell where the network answers %i', async (status) => {
    expect(await ask(async () => asHtml('broken', status)).text()).toBe('shell');
  });

  it.each([200, 403, 404])('is what a box on the way says of it by %i', async (status) => {
    expect(await ask(async () => asHtml('who are you?', status)).text()).toBe('who are you?');
  });

  it.each(['image/png', 'text/plain', 'application/octet-stream'])(
    'is the shell where the network answers with %s',
    async (type) => {
      const answer = async () => new Response('not a page', { headers: { 'Content-Type': type } });
      expect(await ask(answer).text()).toBe('shell');
    },
  );

  it('is where a redirect leads', async () => {
    const redirect = Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' });
    expect(await ask(async () => redirect).text()).toBe('');
  });

  it('is the shell where the network does not answer', async () => {
    expect(await ask(() => Promise.reject(new TypeError('fetch failed'))).text()).toBe('shell');
  });
});
