// @vitest-environment node
import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCall } from '#src/contract/call.ts';
import { addFavourite, favouriteGames } from '#src/contract/favourites.ts';
import { EncryptionKey } from '#src/contract/system.ts';
import { TokenField } from '#src/contract/wire.ts';
import { AppError } from './errors.ts';
import { configureHttp, type HttpConfig, send } from './http.ts';
import { type LocalResponse, type SeenRequest, startLocalServer } from './local-server.mjs';

type Handler = (request: SeenRequest, response: LocalResponse, count: number) => void;

let origin: string;
let handle: Handler;
let seen: SeenRequest[];

beforeAll(async () => {
  const server = await startLocalServer((request, response) => {
    seen.push(request);
    handle(request, response, seen.length);
  });
  origin = server.origin;
  return server.close;
});

const reply = (response: LocalResponse, status: number, type: string, body?: string, headers: Record<string, string> = {}) => {
  response.head(status, { 'Content-Type': type, ...headers });
  response.end(body);
};
const answer = (response: LocalResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  reply(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
const succeed = (response: LocalResponse, value: unknown) => answer(response, 200, { success: true, value });
const refuse = (response: LocalResponse, status: number, message: string, headers?: Record<string, string>) =>
  answer(response, status, { success: false, message }, headers);

const configure = (config: Partial<HttpConfig> = {}) =>
  configureHttp({ origin, getToken: () => null, onSessionEnded: () => undefined, ...config });

const shape = {
  summary: '',
  path: '/wps/thing',
  value: v.object({ n: v.number() }),
  cache: 'private',
} as const;
const read = defineCall({
  ...shape,
  name: 'read',
  method: 'GET',
  query: v.object({ text: v.optional(v.pipe(v.string(), v.maxLength(5))), size: v.optional(v.nullable(v.number())) }),
  access: 'public',
});
const write = defineCall({ ...shape, name: 'write', method: 'POST', body: v.object({ n: v.number() }), access: 'public' });
const mine = defineCall({ ...shape, name: 'mine', method: 'GET', query: v.object({ token: TokenField }), access: 'member' });

beforeEach(() => {
  seen = [];
  handle = (_request, response) => succeed(response, { n: 1 });
  configure();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const failure = async (call: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await call.then(
    () => new Error('it succeeded'),
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('a call', () => {
  it('answers the value of the envelope as its schema reads it [S1-396]', async () => {
    handle = (_request, response) => succeed(response, { n: 7, unknown: 'dropped' });
    expect(await send(read)).toEqual({ n: 7 });
  });

  it('leaves fields without a value out of the query', async () => {
    await send(read, { query: { text: '', size: null } });
    await send(read, { query: { text: 'a b&c', size: 0 } });
    expect(seen.map(({ url }) => url.search)).toEqual(['', '?text=a+b%26c&size=0']);
  });

  it('is refused before it is sent when its input breaks the contract', async () => {
    const error = await failure(send(read, { query: { text: 'too long' } }));
    expect(error).toMatchObject({ code: 'invalid_request', value: { fields: ['text'] } });
    expect(seen).toEqual([]);
  });

  it('carries the refusal, its value, the wait and the request id', async () => {
    handle = (_request, response) =>
      answer(
        response,
        401,
        { success: false, message: 'login_failed', value: { captcha: true } },
        { 'Retry-After': '90', 'X-Request-Id': 'abc-12345' },
      );
    expect(await failure(send(write, { body: { n: 1 } }))).toMatchObject({
      code: 'login_failed',
      status: 401,
      value: { captcha: true },
      retryAfter: 90,
      requestId: 'abc-12345',
    });
  });

  it('turns a code that nobody knows into unknown_error [S1-410]', async () => {
    handle = (_request, response) => refuse(response, 409, 'constructor');
    expect((await failure(send(write, { body: { n: 1 } }))).code).toBe('unknown_error');
  });
});

describe('an answer that is none', () => {
  const html = '<html><body>Please sign in to the hotel network</body></html>';
  const cases: [string, Handler][] = [
    ['HTML of a captive portal', (_r, response) => reply(response, 200, 'text/html', html)],
    ['HTML that says it is JSON', (_r, response) => reply(response, 200, 'application/json', html)],
    ['JSON of another content type', (_r, response) => reply(response, 200, 'text/plain', '{}')],
    ['no envelope', (_r, response) => answer(response, 200, { n: 1 })],
    ['another value than the contract has', (_r, response) => succeed(response, { n: 'one' })],
    ['success with an error status', (_r, response) => answer(response, 404, { success: true, value: { n: 1 } })],
    ['an empty body', (_r, response) => reply(response, 200, 'application/json')],
  ];

  it.each(cases)('is bad_gateway: %s [S1-398]', async (_name, handler) => {
    handle = handler;
    const error = await failure(send(write, { body: { n: 1 } }));
    expect(error.code).toBe('bad_gateway');
    expect(error.message).not.toContain('hotel');
    expect(seen).toHaveLength(1);
  });

  it('is not asked for again when it is complete but makes no sense', async () => {
    handle = (_request, response) => reply(response, 200, 'text/html', html);
    await failure(send(read));
    expect(seen).toHaveLength(1);
  });
});

describe('a read', () => {
  it('is repeated after a failure that may pass [S1-399]', async () => {
    handle = (_request, response, count) => {
      if (count === 1) response.cut();
      else if (count === 2) reply(response, 502, 'text/html', '<html>');
      else succeed(response, { n: count });
    };
    expect(await send(read)).toEqual({ n: 3 });
  });

  it('is repeated when its body is cut', async () => {
    handle = (_request, response, count) => {
      if (count > 1) return succeed(response, { n: count });
      response.head(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      void response.write('{"success":true,"val').then(response.cut);
    };
    expect(await send(read)).toEqual({ n: 2 });
  });

  it('waits between its attempts, longer each time and never twice alike [S1-399]', async () => {
    handle = (_request, response) => refuse(response, 500, 'unknown_error');
    const begun = performance.now();
    expect((await failure(send(read))).code).toBe('unknown_error');
    expect(seen).toHaveLength(4);
    expect(performance.now() - begun).toBeGreaterThan(150 + 300 + 600 - 20);
    expect(Math.random).toHaveBeenCalledTimes(3);
  });

  it('ends at its deadline, whatever the server does [S1-399]', async () => {
    handle = () => undefined;
    const begun = performance.now();
    expect((await failure(send(read, { deadline: 300 }))).code).toBe('timeout');
    expect(performance.now() - begun).toBeLessThan(600);
  });

  it('ends at its deadline in the middle of a body that drips', async () => {
    handle = (_request, response) => {
      response.head(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => void response.write(' '), 20);
      response.onClose(() => clearInterval(drip));
    };
    const begun = performance.now();
    expect((await failure(send(read, { deadline: 300 }))).code).toBe('timeout');
    expect(performance.now() - begun).toBeLessThan(600);
  });

  it('waits as long as Retry-After says when that fits the deadline', async () => {
    handle = (_request, response, count) =>
      count === 1 ? refuse(response, 503, 'system_updating', { 'Retry-After': '1' }) : succeed(response, { n: count });
    const begun = performance.now();
    expect(await send(read)).toEqual({ n: 2 });
    expect(performance.now() - begun).toBeGreaterThan(980);
  });

  it('says at once that it has to wait when Retry-After does not fit the deadline', async () => {
    handle = (_request, response) => refuse(response, 429, 'rate_limited', { 'Retry-After': '60' });
    const begun = performance.now();
    expect(await failure(send(read))).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    expect(performance.now() - begun).toBeLessThan(500);
    expect(seen).toHaveLength(1);
  });

  it('reads Retry-After as a date, too', async () => {
    const date = new Date(Date.now() + 120_000).toUTCString();
    handle = (_request, response) => refuse(response, 503, 'system_updating', { 'Retry-After': date });
    const { retryAfter } = await failure(send(read));
    expect(retryAfter).toBeGreaterThan(110);
    expect(retryAfter).toBeLessThanOrEqual(120);
  });

  it('does not insist where the site is closed', async () => {
    handle = (_request, response) => refuse(response, 503, 'maintenance');
    expect((await failure(send(read))).code).toBe('maintenance');
    expect(seen).toHaveLength(1);
  });

  it('stops when its caller has gone', async () => {
    handle = () => undefined;
    const leaving = new AbortController();
    const call = failure(send(read, { signal: leaving.signal }));
    setTimeout(() => leaving.abort(), 50);
    const begun = performance.now();
    await call;
    expect(performance.now() - begun).toBeLessThan(300);
    expect(seen).toHaveLength(1);
  });

  it('calls a server that cannot be reached no internet', async () => {
    configure({ origin: 'http://127.0.0.1:1' });
    expect((await failure(send(read))).code).toBe('no_internet');
  });
});

describe('a write', () => {
  const broken: Handler = (_request, response) => response.cut();

  it('is sent once when it carries no idempotency key [S1-400]', async () => {
    handle = broken;
    expect((await failure(send(write, { body: { n: 1 } }))).code).toBe('no_internet');
    expect(seen).toHaveLength(1);
  });

  it('is repeated under one idempotency key when it carries one [S1-400]', async () => {
    handle = (request, response, count) => (count < 3 ? broken(request, response, count) : succeed(response, { n: count }));
    expect(await send(write, { body: { n: 1 }, idempotencyKey: 'key-of-mine' })).toEqual({ n: 3 });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('key-of-mine'));
    expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"n":1}'));
  });

  it('gets a key of its own where the contract says that it may be repeated', async () => {
    configure({ getToken: () => 'secret' });
    handle = (request, response, count) =>
      count === 1 ? broken(request, response, count) : succeed(response, { success: true, nodeId: 'g1' });
    await send(addFavourite, { body: { nodeId: 'g1', vendor: 'PG' } });
    await send(addFavourite, { body: { nodeId: 'g1', vendor: 'PG' } });
    const [first, again, other] = seen.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('the token', () => {
  it('travels as Authorization: Bearer by default, for members alone [S1-401]', async () => {
    configure({ getToken: () => 'secret' });
    await send(mine, { query: {} });
    await send(read);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined]);
    expect(seen[0]?.url.search).toBe('');
  });

  it('travels in the field of the payload when the build says so [S1-401]', async () => {
    configure({ getToken: () => 'secret', tokenTransport: 'payload' });
    handle = (request, response) =>
      succeed(response, request.method === 'POST' ? { success: true, nodeId: 'g1' } : { content: [], pageNum: 1, totalPages: 1 });
    await send(favouriteGames, { query: { pageNo: 1, language: 'pt' } });
    await send(addFavourite, { body: { nodeId: 'g1', vendor: 'PG' } });
    expect(seen[0]?.url.searchParams.get('token')).toBe('secret');
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ nodeId: 'g1', vendor: 'PG', token: 'secret' });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('is asked of nobody who is not signed in: the call is not made', async () => {
    expect((await failure(send(mine, { query: {} }))).code).toBe('not_logged_in');
    expect(seen).toEqual([]);
  });
});

describe('a session that ran out', () => {
  let token: string;
  const expired: Handler = (request, response) =>
    request.headers.authorization === 'Bearer new' ? succeed(response, { n: 1 }) : refuse(response, 401, 'session_ended');
  beforeEach(() => {
    token = 'old';
    handle = expired;
  });

  it('is renewed once for all the calls that it failed, and they are repeated', async () => {
    const renew = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      token = 'new';
      return true;
    });
    const onSessionEnded = vi.fn();
    configure({ getToken: () => token, renew, onSessionEnded });
    expect(await Promise.all([send(mine, { query: {} }), send(mine, { query: {} })])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(renew.mock.calls).toEqual([['old']]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('has ended when it cannot be renewed', async () => {
    const onSessionEnded = vi.fn();
    configure({ getToken: () => token, renew: async () => false, onSessionEnded });
    expect((await failure(send(mine, { query: {} }))).code).toBe('session_ended');
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('goes on when the gateway could not be asked to renew it', async () => {
    const onSessionEnded = vi.fn();
    configure({ getToken: () => token, renew: () => Promise.reject(new AppError('no_internet')), onSessionEnded });
    expect((await failure(send(mine, { query: {} }))).code).toBe('no_internet');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is not renewed for a call that brings its own token, as logout does', async () => {
    const renew = vi.fn(async () => true);
    configure({ getToken: () => token, renew });
    expect((await failure(send(mine, { query: {}, token: 'mine' }))).code).toBe('session_ended');
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('an encrypted call', () => {
  const secret = defineCall({ ...shape, name: 'secret', method: 'POST', body: v.object({ n: v.number() }), access: 'public', encrypted: true });
  const newKey = async (kid: string) => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    return v.parse(EncryptionKey, { ...(await exportJWK(publicKey)), kid });
  };

  it('sends nothing but the sealed data and says so [S2-183]', async () => {
    const key = await newKey('k1');
    configure({ getEncryptionKey: async () => key });
    await send(secret, { body: { n: 424_242 } });
    expect(seen[0]?.headers['encryption']).toBe('JWE');
    expect(Object.keys(JSON.parse(seen[0]?.body ?? ''))).toEqual(['data']);
    expect(seen[0]?.body).not.toContain('424242');
  });

  it('asks for the key anew when the gateway does not know the old one', async () => {
    const getEncryptionKey = vi.fn((fresh: boolean) => newKey(fresh ? 'k2' : 'k1'));
    configure({ getEncryptionKey });
    handle = (_request, response, count) =>
      count === 1 ? refuse(response, 400, 'envelope_invalid') : succeed(response, { n: 1 });
    expect(await send(secret, { body: { n: 1 } })).toEqual({ n: 1 });
    expect(getEncryptionKey.mock.calls).toEqual([[false], [true]]);
  });
});
