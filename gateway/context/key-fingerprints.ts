import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';

/** Fingerprints of the keys, so that a start can tell that one was replaced. */
export const keyFingerprints = {
  masterSecret: 'fingerprint.master secret',
  /** When a gateway first started with the present master secret; epoch ms. */
  masterSecretSince: 'since.master secret',
  pushKey: 'fingerprint.push key',
} as const;
type Mark = (typeof keyFingerprints)[keyof typeof keyFingerprints];

/** The fingerprints of the last start. */
export const readFingerprint = (db: Kysely<Tables>, key: Mark): Promise<string | undefined> => readMeta(db, key);

/** Notes a value and answers the one before. */
export const replaceFingerprint = (db: Kysely<Tables>, key: Mark, value: string): Promise<string | undefined> =>
  transact(db, async (trx) => {
    const before = await readFingerprint(trx, key);
    if (before !== value) await writeMeta(trx, key, value);
    return before;
  });
