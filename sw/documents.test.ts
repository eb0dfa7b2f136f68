import { beforeEach, describe, expect, it } from 'vitest';
import { at, fakeWorker, fromNetwork } from './testing/fake-worker.ts';
import { cacheDocument, findDocument, recordLanguage, readDocument, renewDocument } from './documents.ts';
import { answerPage } from './shell.ts';

const entry = '/assets/main-own.js';
const isOwn = (path: string) => path === entry;
const documentOf = ({
  lang = 'pt-BR',
  script = entry,
  data = '<script type="application/json" id="home-data">{}</script>',
} = {}) =>
  `<!doctype html><html lang="${lang}" data-theme="light"><head><meta name="entry" content="${script}" /></head><body><img src="/art/g/1.svg">${data}</body></html>`;
const html = (body: string, n = 1, facts = {}) =>
  fromNetwork(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: `"${n}"` } }, facts);

let worker: ReturnType<typeof fakeWorker>;
beforeEach(() => {
  worker = fakeWorker();
});
const textOfHome = async () => (await findDocument('/', isOwn))?.text();
const shell = async () => new Response('shell');
const navigate = (path: string) => ({ request: new Request(at(path)), extend: worker.extend });

describe("home's document", () => {
  it('is cached for its language, and served in the language that pages were last in', async () => {
    await cacheDocument('/', html(documentOf()), isOwn);
    await cacheDocument('/', html(documentOf({ lang: 'en' })), isOwn);
    expect(await textOfHome()).toContain('lang="en"');
    await recordLanguage('pt', isOwn);
    expect(await textOfHome()).toContain('lang="pt-BR"');
  });

  it('names the pictures that it shows', () => {
    expect(readDocument(documentOf(), isOwn)?.images).toEqual(['/art/g/1.svg']);
  });

  it.each([
    ['of another build', () => html(documentOf({ script: '/assets/main-other.js' }))],
    ['of a captive portal', () => html('<!doctype html><h1>Hotel</h1>')],
    ['from a foreign place', () => html(documentOf(), 1, { redirected: true })],
    ['that is opaque', () => html(documentOf(), 1, { type: 'opaque' })],
    ['of another type', () => fromNetwork(documentOf(), { headers: { 'Content-Type': 'application/json' } })],
    ['of an error', () => fromNetwork(documentOf(), { status: 503, headers: { 'Content-Type': 'text/html' } })],
  ])('%s is never cached, nor in the place of ours', async (_name, answer) => {
    expect(await cacheDocument('/', answer(), isOwn)).toBeNull();
    expect(await textOfHome()).toBeUndefined();
    await cacheDocument('/', html(documentOf()), isOwn);
    await cacheDocument('/', answer(), isOwn);
    expect(await textOfHome()).toBe(documentOf());
  });

  it('that another worker cached is not mixed with the files of this one', async () => {
    await cacheDocument('/', html(documentOf({ script: '/assets/main-old.js' })), () => true);
    expect(await textOfHome()).toBeUndefined();
  });

  it('without content, as a closed site sends it, ends what was cached', async () => {
    await cacheDocument('/', html(documentOf()), isOwn);
    await cacheDocument('/', html(documentOf({ data: '' })), isOwn);
    expect(await textOfHome()).toBeUndefined();
    expect(worker.heard).toMatchObject([{ type: 'changed', address: '/' }]);
  });

  it('that has changed is reported; an unchanged one is not', async () => {
    await cacheDocument('/', html(documentOf(), 1), isOwn);
    await cacheDocument('/', html(documentOf(), 1), isOwn);
    expect(worker.heard).toEqual([]);
    worker.network.mockImplementation(async () => html(documentOf(), 2));
    await renewDocument('/', isOwn);
    expect(worker.heard).toMatchObject([{ type: 'changed', address: '/' }]);
  });
});

describe('a navigation', () => {
  it('to home is answered from what is cached, and renewed behind it', async () => {
    await cacheDocument('/', html(documentOf(), 1), isOwn);
    worker.network.mockImplementation(async () => html(documentOf({ lang: 'pt' }), 2));
    expect(await (await answerPage('/', navigate('/m/home?x=1'), shell, isOwn)).text()).toBe(documentOf());
    await worker.settle();
    expect(await textOfHome()).toContain('lang="pt"');
  });

  it('to home with nothing cached takes the network, and caches what it gave', async () => {
    worker.network.mockResolvedValueOnce(html(documentOf()));
    expect(await (await answerPage('/', navigate('/'), shell, isOwn)).text()).toBe(documentOf());
    await worker.settle();
    expect(await textOfHome()).toBe(documentOf());
  });

  it('elsewhere is answered from the last visit, too, by its search and in its language, and renewed behind it', async () => {
    const open = async (path: string) => (await answerPage(path, navigate(path), shell, isOwn)).text();
    worker.network.mockImplementation(async () => html(documentOf(), 1));
    await open('/m/gameList?vassalage=A&gameType=RNG');
    await worker.settle();
    worker.network.mockImplementation(async () => html(documentOf({ data: '<script id="home-data">2</script>' }), 2));
    expect(await open('/m/gameList?gameType=RNG&vassalage=A')).toBe(documentOf());
    await worker.settle();
    expect(await open('/m/gameList?vassalage=A&gameType=RNG')).toContain('>2<');
    expect(await open('/m/gameList?gameType=FISH')).toContain('>2<');
    await worker.settle();
    expect(worker.heard).toEqual([]);
    worker.network.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await recordLanguage('en', isOwn);
    expect(await open('/m/gameList?vassalage=A&gameType=RNG')).toBe('shell');
  });

  it('elsewhere forgets a page that the gateway serves without content now', async () => {
    await cacheDocument('/m/help', html(documentOf()), isOwn);
    await cacheDocument('/', html(documentOf()), isOwn);
    await cacheDocument('/m/help', html(documentOf({ data: '' })), isOwn);
    expect(await findDocument('/m/help', isOwn)).toBeUndefined();
    expect(await textOfHome()).toBe(documentOf());
  });

  it('is never answered from a cache when its address has a field for a secret [S2-107]', async () => {
    const path = '/m/gameList?gameType=RNG&token=x';
    expect(await cacheDocument(path, html(documentOf()), isOwn)).toBeNull();
    expect(await findDocument(path, isOwn)).toBeUndefined();
  });

  it('elsewhere takes the network', async () => {
    worker.network.mockResolvedValueOnce(html('network'));
    expect(await (await answerPage('/m/help', navigate('/m/help'), shell, isOwn)).text()).toBe('network');
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is silent', () => new Promise<Response>(() => undefined)],
    ['is broken', async () => fromNetwork('<h1>502</h1>', { status: 502 })],
  ])('takes the shell when the network %s', async (_name, network) => {
    worker.network.mockImplementation(network);
    const begun = performance.now();
    expect(await (await answerPage('/m/help', navigate('/m/help'), shell, isOwn)).text()).toBe('shell');
    expect(performance.now() - begun).toBeLessThan(2400);
  });

  it('without a shell is left to the network', async () => {
    worker.network.mockResolvedValueOnce(fromNetwork('<h1>502</h1>', { status: 502 }));
    const answer = await answerPage('/m/help', navigate('/m/help'), () => Promise.reject(new Error('no cache')), isOwn);
    expect(answer.status).toBe(502);
  });
});
