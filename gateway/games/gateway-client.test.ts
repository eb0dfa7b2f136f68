import { describe, expect, it } from 'vitest';
import { gatewayClient } from './gateway-client.ts';
import { signCallback } from './sign-callback.ts';

const client = (fetch: typeof globalThis.fetch) =>
  gatewayClient({
    gatewayUrl: 'http://gateway.test',
    vendorKeyOf: async () => ({ id: 'k7', secret: 'secret' }),
    fetch,
    clock: () => 1_700_000_000_000,
    timeout: 20,
  });

const balance = (status: number, body: string) =>
  client(async () => new Response(body, { status }))('balance', 'ABISSAL', { playerToken: 'a-player-token' });

describe('a callback', () => {
  it('is signed over method, path, time and the very bytes that are sent, and names its key', async () => {
    const seen: Request[] = [];
    await client(async (input, init) => {
      seen.push(new Request(input, init));
      return Response.json({ success: true, value: { balance: '1.00', currency: 'BRL' } });
    })('balance', 'ABISSAL', { playerToken: 'a-player-token' });
    const [request] = seen;
    expect(request?.url).toBe('http://gateway.test/vendor/v1/balance');
    expect(request?.headers.get('X-Vendor')).toBe('ABISSAL');
    expect(request?.headers.get('X-Timestamp')).toBe('1700000000000');
    expect(request?.method).toBe('POST');
    const body = (await request?.text()) ?? '';
    expect(request?.headers.get('X-Signature')).toBe(
      signCallback({ id: 'k7', secret: 'secret' }, { path: '/vendor/v1/balance', timestamp: '1700000000000', body }),
    );
  });

  it('has the signature that any other tool makes', () => {
    // printf 'POST\n/vendor/v1/bet\n1\n{}' | openssl dgst -sha256 -hmac secret
    expect(signCallback({ id: 'k7', secret: 'secret' }, { path: '/vendor/v1/bet', timestamp: '1', body: '{}' })).toBe(
      'k7:166755cdc935eff026ec95909134207f7a4814720746898c49e443786bfa589b',
    );
  });

  it.each([
    [200, '{"success":true,"value":{"balance":"12.34","currency":"BRL"}}', 'ok'],
    [401, '{"success":false,"message":"token_expired"}', 'refused'],
    [503, '{"success":false,"message":"maintenance"}', 'refused'],
    [500, '{"success":false,"message":"unknown_error"}', 'unknown'],
    [409, '<h1>Conflict</h1>', 'unknown'],
    [200, '<!doctype html>', 'unknown'],
    [200, '{"success":true,"value":{"balance":12.34}}', 'unknown'],
    [200, '{"success":true', 'unknown'],
    [201, '{"success":true,"value":{"balance":"12.34","currency":"BRL"}}', 'unknown'],
    [200, ' '.repeat(70_000), 'unknown'],
  ])('reads status %i with %s as %s', async (status, body, kind) => {
    expect((await balance(status, body)).kind).toBe(kind);
  });

  it('gives up after its time', async () => {
    const call = client(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    expect(await call('balance', 'ABISSAL', { playerToken: 'a-player-token' })).toEqual({
      kind: 'unknown',
      reason: 'TimeoutError',
    });
  });
});
