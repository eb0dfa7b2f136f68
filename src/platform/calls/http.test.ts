import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';
import { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { send } from './http.ts';
import {
  answer,
  failure,
  type Handler,
  read,
  refuse,
  reply,
  shape,
  succeed,
  runLocalGateway,
  write,
} from '#src/platform/testing/local-gateway.ts';

const gateway = runLocalGateway();

describe('a call', () => {
  it('answers the value of the envelope as its schema reads it [S1-396]', async () => {
    gateway.handle = (_request, response) => succeed(response, { n: 7, unknown: 'dropped' });
    expect(await send(read)).toEqual({ n: 7 });
  });

  it('leaves fields without a value out of the query', async () => {
    await send(read, { query: { text: '', size: null } });
    await send(read, { query: { text: 'a b&c', size: 0 } });
    expect(gateway.seen.map(({ url }) => url.search)).toEqual(['', '?text=a+b%26c&size=0']);
  });

  it('is refused before it is sent when its input breaks the contract', async () => {
    const error = await failure(send(read, { query: { text: 'too long' } }));
    expect(error).toMatchObject({ code: 'invalid_request', value: { fields: ['text'] } });
    expect(gateway.seen).toEqual([]);
  });

  it('carries the refusal, its value, the wait and the request id', async () => {
    gateway.handle = (_request, response) =>
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

  it('sends a file as it is, under the type that it has', async () => {
    const types = ['image/png'];
    const upload = {
      ...shape,
      name: 'upload',
      method: 'POST',
      file: { types, maxBytes: 100 },
      access: 'public',
    } as const satisfies WholeCall;
    await send(upload, { file: new Blob([new Uint8Array([137, 80])], { type: 'image/png' }) });
    const [seen] = gateway.seen;
    expect(seen?.headers['content-type']).toBe('image/png');
    expect(seen?.body).toBe('\ufffdP');
  });

  it('turns an unknown code into unknown_error [S1-410]', async () => {
    gateway.handle = (_request, response) => refuse(response, 409, 'constructor');
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
    gateway.handle = handler;
    const error = await failure(send(write, { body: { n: 1 } }));
    expect(error.code).toBe('bad_gateway');
    expect(error.message).not.toContain('hotel');
    expect(gateway.seen).toHaveLength(1);
  });

  it('is not asked for again when it is complete but makes no sense', async () => {
    gateway.handle = (_request, response) => reply(response, 200, 'text/html', html);
    await failure(send(read));
    expect(gateway.seen).toHaveLength(1);
  });
});

describe('an encrypted call', () => {
  const secret = {
    ...shape,
    name: 'secret',
    method: 'POST',
    body: v.object({ n: v.number() }),
    access: 'public',
    encrypted: true,
  } as const satisfies WholeCall;
  const newKey = async (kid: string) => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    return v.parse(EncryptionKey, { ...(await exportJWK(publicKey)), kid });
  };

  it('sends nothing but the sealed data and says so [S2-183]', async () => {
    const key = await newKey('k1');
    gateway.configure({ getEncryptionKey: async () => key });
    await send(secret, { body: { n: 424_242 } });
    expect(gateway.seen[0]?.headers['encryption']).toBe('JWE');
    expect(Object.keys(JSON.parse(gateway.seen[0]?.body ?? ''))).toEqual(['data']);
    expect(gateway.seen[0]?.body).not.toContain('424242');
  });

  it('asks for the key anew when the gateway does not know the old one', async () => {
    const getEncryptionKey = vi.fn((fresh: boolean) => newKey(fresh ? 'k2' : 'k1'));
    gateway.configure({ getEncryptionKey });
    gateway.handle = (_request, response, count) =>
      count === 1 ? refuse(response, 400, 'envelope_invalid') : succeed(response, { n: 1 });
    expect(await send(secret, { body: { n: 1 } })).toEqual({ n: 1 });
    expect(getEncryptionKey.mock.calls).toEqual([[false], [true]]);
  });
});
