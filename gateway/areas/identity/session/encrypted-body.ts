import { createHash } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { privateEncryptionKey } from '#gateway/areas/site/encryption-key.ts';

/**
 * How far a payload's `iat` may be from the gateway's clock, in ms. A device's clock is often wrong, by up to a day, and
 * its owner must still be able to sign in; so freshness alone prevents no replay. The `jti` does: it is valid once and
 * is stored until `iat` alone refuses the payload.
 */
const maxSkew = 26 * 3_600_000;

const Stamp = v.looseObject({
  iat: v.pipe(v.number(), v.finite()),
  jti: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

/**
 * Decrypts a body (compact JWE, ECDH-ES with A256GCM) and returns its payload without `iat` and `jti` [S2-183, S2-184].
 * Throws Refusal('envelope_invalid') for anything that was not encrypted for us in this way and at this time,
 * Refusal('envelope_replayed') for a body that was decrypted before.
 */
export async function decryptBody(gateway: Gateway, data: string): Promise<Record<string, unknown>> {
  const stamped = v.safeParse(Stamp, await decrypt(gateway, data));
  if (!stamped.success) throw new Refusal('envelope_invalid');
  const { iat, jti, ...payload } = stamped.output;
  const encryptedAt = iat * 1000;
  if (Math.abs(gateway.clock() - encryptedAt) > maxSkew) throw new Refusal('envelope_invalid');
  await consumeOnce(gateway, jti, encryptedAt + maxSkew);
  return payload;
}

async function decrypt(gateway: Gateway, data: string): Promise<unknown> {
  try {
    const { kid } = decodeProtectedHeader(data);
    const key = kid === undefined ? null : await privateEncryptionKey(gateway, kid);
    if (!key) return null;
    const { plaintext } = await compactDecrypt(data, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)) as unknown;
  } catch {
    // jose and JSON.parse throw for anything but a JWE of ours; the sender learns nothing of the reason.
    return null;
  }
}

async function consumeOnce({ db }: Gateway, jti: string, expiresAt: number): Promise<void> {
  const id = createHash('sha256').update(jti).digest('base64url');
  if (!(await consumeToken(db, { kind: 'jwe', id, expiresAt }))) throw new Refusal('envelope_replayed');
}
