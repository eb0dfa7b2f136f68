import { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { calculateJwkThumbprint } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { privateEncryptionKey, publicEncryptionKey } from './encryption-key.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const source = (masterSecret = 'one secret of a site, long enough', now = start) => ({
  masterSecret,
  clock: () => now,
});

describe('the key of encrypted bodies', () => {
  it('is a public P-256 JWK named by the beginning of its thumbprint [S2-183]', async () => {
    const key = await publicEncryptionKey(source());
    expect(v.is(EncryptionKey, key)).toBe(true);
    expect(key).not.toHaveProperty('d');
    const thumbprint = await calculateJwkThumbprint({ kty: key.kty, crv: key.crv, x: key.x, y: key.y });
    expect(key.kid).toBe(thumbprint.slice(0, 8));
  });

  it('is the same in every process of a site and another at another site', async () => {
    const key = await publicEncryptionKey(source());
    expect(await publicEncryptionKey(source())).toEqual(key);
    expect((await publicEncryptionKey(source('another secret of another site, too'))).kid).not.toBe(key.kid);
  });

  it('changes with time; the one before is still opened, an older one is not', async () => {
    const { kid } = await publicEncryptionKey(source());
    const later = (days: number) => source(undefined, start + days * day);
    expect((await publicEncryptionKey(later(31))).kid).not.toBe(kid);
    expect(await privateEncryptionKey(later(30), kid)).not.toBeNull();
    expect(await privateEncryptionKey(later(61), kid)).toBeNull();
    expect(await privateEncryptionKey(later(0), 'unknown')).toBeNull();
  });

  it('opens what a process with a clock slightly ahead invited', async () => {
    const { kid } = await publicEncryptionKey(source(undefined, start + 31 * day));
    expect(await privateEncryptionKey(source(), kid)).not.toBeNull();
  });
});
