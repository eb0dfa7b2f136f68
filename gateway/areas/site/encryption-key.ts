import { createECDH } from 'node:crypto';
import type { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { calculateJwkThumbprint, type CryptoKey, importJWK } from 'jose';
import type { Gateway } from '#gateway/context/gateway.ts';
import { everySecret, privateBytes, type Secrets, setDerivedKey } from '#gateway/process/secrets.ts';

/** A key pair serves this long; the one before it is accepted for as long again. */
const period = 30 * 86_400_000;

type KeyPair = { readonly publicKey: EncryptionKey; readonly privateKey: CryptoKey };
type Source = Secrets & Pick<Gateway, 'clock'>;

const pairs = new Map<string, Promise<KeyPair>>();
/** The keys of a few periods of two secrets; only tests have more. */
const maxPairs = 16;

/** The present public key for encrypted bodies, for the status response [S2-183]. */
export async function publicEncryptionKey(source: Source): Promise<EncryptionKey> {
  return (await keyPair(source, periodOf(source))).publicKey;
}

/**
 * The private key of a `kid`: today's, the one before it, or the next (another process' clock may be ahead);
 * null for any other.
 */
export async function privateEncryptionKey(source: Source, kid: string): Promise<CryptoKey | null> {
  const now = periodOf(source);
  for (const secret of everySecret(source))
    for (const number of [now, now - 1, now + 1]) {
      const { publicKey, privateKey } = await keyPair(secret, number);
      if (publicKey.kid === kid) return privateKey;
    }
  return null;
}

const periodOf = ({ clock }: Source): number => Math.floor(clock() / period);

function keyPair(source: Secrets, number: number): Promise<KeyPair> {
  const name = `${number} ${source.masterSecret}`;
  const known = pairs.get(name);
  if (known) return known;
  if (pairs.size >= maxPairs) pairs.clear();
  const made = makePair(source, number);
  pairs.set(name, made);
  return made;
}

/** Derived from the master secret, so that every process of a site opens what one of them invited. */
async function makePair(source: Secrets, number: number): Promise<KeyPair> {
  const ecdh = createECDH('prime256v1');
  setDerivedKey(ecdh, source, `encryption-key ${number}`);
  const point = ecdh.getPublicKey();
  const publicJwk = { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) } as const;
  const d = text(privateBytes(ecdh));
  // A few characters distinguish a day's keys; the whole thumbprint would be in every home document.
  const kid = (await calculateJwkThumbprint(publicJwk)).slice(0, 8);
  const privateKey = await importJWK({ ...publicJwk, d }, 'ECDH-ES');
  if (privateKey instanceof Uint8Array) throw new Error('an EC key was expected');
  return { publicKey: { ...publicJwk, kid }, privateKey };
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
