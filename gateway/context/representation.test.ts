import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, Representation } from './representation.ts';

const text = JSON.stringify({ games: Array.from({ length: 60 }, (_, index) => ({ name: `Dragão ${index}` })) });
const make = () => new Representation(Buffer.from(text), { 'Content-Type': 'application/json' });
const ask = (acceptEncoding?: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

describe('a representation', () => {
  it('answers the same content in each encoding, each under an ETag of its own', async () => {
    const cached = make();
    const [plain, br, gzip] = await Promise.all([
      cached.answer(ask()),
      cached.answer(ask('gzip, br')),
      cached.answer(ask('gzip')),
    ]);
    expect(plain.body?.toString()).toBe(text);
    expect(brotliDecompressSync(br.body ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip.body ?? '').toString()).toBe(text);
    expect(br.headers['Content-Encoding']).toBe('br');
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['ETag'])).size).toBe(3);
    for (const { headers } of [plain, br, gzip]) expect(headers['Vary']).toBe('Accept-Encoding');
  });

  it('answers 304 without a body to any of its ETags, and 200 to another', async () => {
    const cached = make();
    const { headers } = await cached.answer(ask('br'));
    const again = await cached.answer(ask('br', `"other", W/${headers['ETag']}`));
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again.headers['ETag']).toBe(headers['ETag']);
    expect(again.headers['Content-Type']).toBeUndefined();
    expect((await cached.answer(ask(undefined, headers['ETag']))).status).toBe(304);
    expect((await cached.answer(ask('br', '"other"'))).status).toBe(200);
  });

  it('is at hand without compressing only once an encoding has been made', async () => {
    const cached = make();
    expect(cached.ready(ask('br'))).toBeNull();
    expect(cached.ready(ask())).not.toBeNull();
    await cached.encode('br');
    expect(cached.ready(ask('br'))?.headers['Content-Encoding']).toBe('br');
    expect(cached.size).toBeGreaterThan(cached.identity.length);
  });

  it('leaves short texts as they are', async () => {
    const cached = new Representation(Buffer.from('{}'), {});
    expect((await cached.answer(ask('br'))).headers['Content-Encoding']).toBeUndefined();
  });

  it('gives other content another ETag', async () => {
    const [a, b] = await Promise.all([
      make().answer(ask()),
      new Representation(Buffer.from(`${text} `), {}).answer(ask()),
    ]);
    expect(a.headers['ETag']).not.toBe(b.headers['ETag']);
  });
});

describe('the choice of an encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.1', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['brotli', 'identity'],
  ])('%j → %s', (accept, chosen) => expect(chooseEncoding(accept)).toBe(chosen));
});
