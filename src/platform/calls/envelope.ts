import { CompactEncrypt, importJWK } from 'jose';
import type { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { randomId } from '#src/platform/base/random-id.ts';

/**
 * Encrypts a payload for the gateway: a compact JWE, ECDH-ES with A256GCM, under the public key of the status answer. `iat`
 * (epoch seconds of the gateway's clock: the device's may be days off) and `jti` make it valid once and for a short while
 * [S2-184]. It complements TLS and never replaces it. A gateway with another cipher replaces only this file [S2-185].
 */
export async function encryptPayload(payload: unknown, publicKey: EncryptionKey): Promise<string> {
  const { kid, ...jwk } = publicKey;
  const content = { ...(payload as object), iat: Math.floor(serverTime() / 1000), jti: randomId() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}
