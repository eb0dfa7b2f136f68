import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createCachedAnswers } from './cached-answers.ts';
import { closeServer, watchConnections } from '../process/close-server.ts';
import { listen } from '../process/listen.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const path = '/wps/relay/GCSGAME_gameList?merchant=mare&platform=html5&gameType=RNG&pageNo=1&language=pt';

describe('fast answers over HTTP', () => {
  let gateway: TestGateway;
  let port: number;
  let fastOnes = 0;
  const server = createServer();
  const connections = watchConnections(server);
  beforeAll(async () => {
    gateway = await createTestGateway();
    const fast = createCachedAnswers(gateway);
    const listener = getRequestListener(createApp(gateway).fetch);
    server.on('request', (incoming, outgoing) => {
      if (fast(incoming, outgoing)) fastOnes += 1;
      else void listener(incoming, outgoing);
    });
    port = await listen(server, 'PORT', 0, '127.0.0.1');
  });
  afterAll(async () => {
    await closeServer(server, connections, { halfRead: 100, answering: 1000 });
    await gateway.close();
  });

  async function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request({ host: '127.0.0.1', port, path: target, headers, method });
    asked.end();
    const [incoming] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) };
  }
  const stable = ({ date: _date, 'x-request-id': _id, ...rest }: IncomingHttpHeaders) => rest;

  it('are the application’s own answers, byte for byte and header for header', async () => {
    await get(path);
    const first = await get(path);
    const before = fastOnes;
    const second = await get(path);
    expect(fastOnes).toBe(before + 1);
    expect(first.status).toBe(200);
    expect(second.body.equals(first.body)).toBe(true);
    expect(stable(second.headers)).toEqual(stable(first.headers));
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('have the client’s encoding once it exists, and are 304 when unchanged', async () => {
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const first = await get(path, { 'Accept-Encoding': encoding });
      const before = fastOnes;
      const second = await get(path, { 'Accept-Encoding': encoding });
      expect(fastOnes).toBe(before + 1);
      expect(second.headers['content-encoding']).toBe(encoding);
      expect(stable(second.headers)).toEqual(stable(first.headers));
      expect(JSON.parse(decode(second.body).toString())).toMatchObject({ success: true });
      const unchanged = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': second.headers.etag ?? '' });
      expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, second.headers.etag]);
    }
  });

  it('are never stale', async () => {
    const before = await get(path);
    await gateway.db.updateTable('games').set({ name_pt: 'Novo Nome' }).where('node_id', '=', 'COR-1').execute();
    gateway.events.emit('changed', 'games');
    const after = await get(path, { 'If-None-Match': before.headers.etag ?? '' });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('Novo Nome');
  });

  it('pass all but plain reads to the application: a token, a write, an unknown address', async () => {
    await get(path);
    const before = fastOnes;
    await get(path, { Authorization: 'Bearer x' });
    await get(path, {}, 'POST');
    await get(`${path}&x=${Date.now()}`);
    await get('/healthz');
    expect(fastOnes).toBe(before);
    const secret = '/wps/relay/MCSFE_getListAnnouncements?types=PU&merchantCode=mare&token=';
    for (let times = 0; times < 3; times += 1) await get(secret);
    expect(fastOnes).toBe(before + 1);
    expect((await get(`${secret}dead`)).status).toBe(401);
    expect((await get(`${secret}dead`)).status).toBe(401);
    expect(fastOnes).toBe(before + 1);
  });

  it('keep the caller’s request id', async () => {
    await get(path);
    expect((await get(path, { 'X-Request-Id': 'caller-4711' })).headers['x-request-id']).toBe('caller-4711');
  });
});
