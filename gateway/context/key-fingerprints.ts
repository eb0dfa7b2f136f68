import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';

/** Fingerprints of the keys, by which a start detects a replaced one. */
export const keyFingerprints = {
  masterSecret: 'fingerprint.master secret',
  /** The first start of a gateway with the present master secret; epoch ms. */
  masterSecretSince: 'since.master secret',
  pushKey: 'fingerprint.push key',
} as const;
type Mark = (typeof keyFingerprints)[keyof typeof keyFingerprints];

/** The fingerprints of the last start. */
export const readFingerprint = (db: Kysely<Tables>, key: Mark): Promise<string | undefined> => readMeta(db, key);

/** Stores a value and returns the previous one. */
export const replaceFingerprint = (db: Kysely<Tables>, key: Mark, value: string): Promise<string | undefined> =>
  transact(db, async (trx) => {
    const before = await readFingerprint(trx, key);
    if (before !== value) await writeMeta(trx, key, value);
    return before;
  });
