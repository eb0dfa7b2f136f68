import fc from 'fast-check';
import { CompactEncrypt, type CompactJWEHeaderParameters, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { publicEncryptionKey } from '#gateway/areas/site/encryption-key.ts';
import { decryptBody } from './encrypted-body.ts';
import { encryptPayload } from './testing/call-client.ts';

const hour = 3_600_000;
const payload = { username: 'ana', password: 'secret' };

forEachDatabase((dialect) => {
  describe('encrypted bodies', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const encryptRaw = async (plaintext: string, header: Partial<CompactJWEHeaderParameters> = {}) => {
      const key = await publicEncryptionKey(gateway);
      const protectedHeader = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header };
      return new CompactEncrypt(new TextEncoder().encode(plaintext))
        .setProtectedHeader(protectedHeader)
        .encrypt(await importJWK(key, protectedHeader.alg));
    };
    const stamped = (iat: number) => JSON.stringify({ ...payload, iat, jti: crypto.randomUUID() });
    const now = () => gateway.clock() / 1000;

    it('decrypts a body encrypted under the public key [S2-183]', async () => {
      expect(await decryptBody(gateway, await encryptPayload(gateway, payload))).toEqual(payload);
    });

    it('opens each once: a replay is refused [S2-184]', async () => {
      const sealed = await encryptPayload(gateway, payload);
      await decryptBody(gateway, sealed);
      await expect(decryptBody(gateway, sealed)).rejects.toMatchObject({ code: 'envelope_replayed' });
      const jti = 'a-jti-that-comes-twice';
      await decryptBody(gateway, await encryptPayload(gateway, payload, { jti }));
      await expect(decryptBody(gateway, await encryptPayload(gateway, payload, { jti }))).rejects.toMatchObject({
        code: 'envelope_replayed',
      });
    });

    it('decrypts one of many concurrent ones [S2-184]', async () => {
      const sealed = await encryptPayload(gateway, payload);
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => decryptBody(gateway, sealed)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('keeps a replay out for as long as its time stamp passes [S2-184]', async () => {
      const sealed = await encryptPayload(gateway, payload, { iat: now() + 25 * 3600 });
      await decryptBody(gateway, sealed);
      gateway.advance(50 * hour);
      await expect(decryptBody(gateway, sealed)).rejects.toMatchObject({ code: 'envelope_replayed' });
      gateway.advance(2 * hour);
      await expect(decryptBody(gateway, sealed)).rejects.toMatchObject({ code: 'envelope_invalid' });
    });

    it('takes a clock that is a day wrong, and no more than that', async () => {
      for (const hours of [-24, 24])
        expect(
          await decryptBody(gateway, await encryptPayload(gateway, payload, { iat: now() + hours * 3600 })),
        ).toEqual(payload);
      for (const hours of [-27, 27]) {
        await expect(
          decryptBody(gateway, await encryptPayload(gateway, payload, { iat: now() + hours * 3600 })),
        ).rejects.toMatchObject({ code: 'envelope_invalid' });
      }
    });

    it.each([
      { iat: undefined },
      { iat: 'now' },
      { iat: null },
      { jti: undefined },
      { jti: '' },
      { jti: 'short' },
      { jti: 'x'.repeat(65) },
      { jti: 7 },
    ])('refuses the stamp %j', async (stamp) => {
      await expect(decryptBody(gateway, await encryptPayload(gateway, payload, stamp))).rejects.toMatchObject({
        code: 'envelope_invalid',
      });
    });

    it('refuses every change of one character', async () => {
      const sealed = await encryptPayload(gateway, payload);
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: sealed.length - 1 }), fc.constantFrom(...'AZaz09-_.'), async (at, character) => {
          const changed = sealed.slice(0, at) + character + sealed.slice(at + 1);
          // The last character of a part may hold bits that mean nothing; such a change is none.
          fc.pre(sealed[at] !== character && sealed[at + 1] !== '.' && at !== sealed.length - 1);
          await expect(decryptBody(gateway, changed)).rejects.toMatchObject({ code: 'envelope_invalid' });
        }),
        { numRuns: 60 },
      );
    });

    it('refuses anything but a JWE of a JSON object, or one encrypted in another way', async () => {
      const others = [
        '',
        'text',
        'a.b.c.d.e',
        '....',
        await encryptRaw('not json'),
        await encryptRaw('[1]'),
        await encryptRaw('null'),
        await encryptRaw(stamped(now()), { enc: 'A128GCM' }),
        await encryptRaw(stamped(now()), { alg: 'ECDH-ES+A256KW' }),
        await encryptRaw(stamped(now()), { kid: 'unknown' }),
      ];
      for (const sealed of others)
        await expect(decryptBody(gateway, sealed)).rejects.toMatchObject({ code: 'envelope_invalid' });
    });
  });
});
