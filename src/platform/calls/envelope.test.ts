import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { encryptPayload } from './envelope.ts';

describe('encryptPayload', () => {
  it('is a compact JWE, ECDH-ES with A256GCM under the key’s kid, that the key’s owner alone opens [S2-183, S2-185]', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    const key = v.parse(EncryptionKey, { ...(await exportJWK(publicKey)), kid: 'k1' });
    const sealed = await encryptPayload({ username: 'ana', password: 'correct horse' }, key);

    expect(sealed.split('.')).toHaveLength(5);
    expect(decodeProtectedHeader(sealed)).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' });
    const { plaintext } = await compactDecrypt(sealed, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
      username: 'ana',
      password: 'correct horse',
    });

    const other = await generateKeyPair('ECDH-ES');
    await expect(compactDecrypt(sealed, other.privateKey)).rejects.toThrow();
  });

  it('adds the time in seconds and a number used once', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    const key = v.parse(EncryptionKey, { ...(await exportJWK(publicKey)), kid: 'k1' });
    const open = async (sealed: string) =>
      JSON.parse(new TextDecoder().decode((await compactDecrypt(sealed, privateKey)).plaintext)) as {
        iat: number;
        jti: string;
      };
    const [first, second] = [await open(await encryptPayload({}, key)), await open(await encryptPayload({}, key))];

    expect(Math.abs(first.iat - Date.now() / 1000)).toBeLessThan(2);
    expect(first.jti).not.toBe(second.jti);
  });
});
