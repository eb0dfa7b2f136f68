import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { Gateway } from './gateway.ts';
import { deriveKey, deriveKeys } from '../process/secrets.ts';

type Source = Pick<Gateway, 'masterSecret' | 'alsoSecret' | 'clock'>;

/** Encrypts and authenticates state that a client returns later; expires after so many seconds. */
export function encryptState(gateway: Source, purpose: string, state: Record<string, unknown>, seconds: number) {
  const now = Math.floor(gateway.clock() / 1000);
  return new EncryptJWT(state)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: purpose })
    .setExpirationTime(now + seconds)
    .encrypt(deriveKey(gateway, purpose));
}

/** The state that was encrypted for this purpose; null for anything else, and when it has expired. */
export async function openState<S extends v.GenericSchema>(
  gateway: Source,
  purpose: string,
  schema: S,
  sealed: string | undefined,
): Promise<v.InferOutput<S> | null> {
  if (!sealed) return null;
  for (const key of deriveKeys(gateway, purpose)) {
    const payload = await open(gateway, purpose, sealed, key);
    if (v.is(schema, payload)) return payload;
  }
  return null;
}

async function open(gateway: Source, purpose: string, sealed: string, key: Uint8Array): Promise<unknown> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      typ: purpose,
      currentDate: new Date(gateway.clock()),
      requiredClaims: ['exp'],
    });
    return payload;
  } catch {
    return null;
  }
}
