import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ConfigError } from '../process/config.ts';
import type { Tables } from '../db/tables.ts';
import { reencrypt } from '../process/committed-secret.ts';
import { decryptSecret, encryptedWith, encryptSecret } from '../process/encrypt-secret.ts';
import type { Secrets } from '../process/secrets.ts';

/**
 * `pepper`: hashes passwords and answers, beside their salt. `personal`: encrypts personal data. `index`: hashes
 * personal data that has to be looked up. `authenticator`: encrypts the secrets of authenticator apps. `voucher`: hashes the codes of vouchers.
 */
export type KeyPurpose = 'pepper' | 'personal' | 'index' | 'authenticator' | 'voucher';
/** 32 random bytes; `number` counts the keys of a purpose, from 1. */
export type StoredKey = { readonly number: number; readonly key: Buffer };
export type KeySource = Secrets & { readonly db: Kysely<Tables>; readonly clock: () => number };

const nameOf = (purpose: string, number: number) => `stored key ${purpose} ${number}`;

/**
 * The keys of a purpose that a master secret decrypts, newest first; the first one is made when there is none. Not cached: a key that another
 * process has added is known at once.
 */
export async function readKeys(source: KeySource, purpose: KeyPurpose): Promise<readonly [StoredKey, ...StoredKey[]]> {
  const before = await readStored(source, purpose);
  const { keys } = before.keys.length > 0 ? before : await addKey(source, purpose, before.last);
  const [newest, ...others] = keys;
  if (!newest) throw new Error(`the key of ${purpose} that was just made cannot be read`);
  return [newest, ...others];
}

async function readStored({ db, ...secrets }: KeySource, purpose: KeyPurpose) {
  const rows = await db
    .selectFrom('stored_keys')
    .select(['number', 'sealed'])
    .where('purpose', '=', purpose)
    .orderBy('number', 'desc')
    .execute();
  const keys = rows.flatMap(({ number, sealed }): StoredKey[] => {
    const key = decryptSecret(secrets, nameOf(purpose, number), sealed);
    return key === null ? [] : [{ number, key: Buffer.from(key, 'base64url') }];
  });
  return { keys, last: rows[0]?.number ?? 0 };
}

/** Adds a random key after the `last` one, used for new data; of two concurrent ones, one is stored. Returns all of them. */
export async function addKey(source: KeySource, purpose: KeyPurpose, last: number) {
  const { db, clock, ...secrets } = source;
  const number = last + 1;
  const sealed = encryptSecret(secrets, nameOf(purpose, number), randomBytes(32).toString('base64url'));
  await db
    .insertInto('stored_keys')
    .values({ purpose, number, sealed, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readStored(source, purpose);
}

/** Before the text of a key that an operator has given up because its master secret was lost. */
const givenUp = 'given-up:';

/** The stored keys by what they are encrypted with: `mark` of a master secret, `state` by the secrets that are here. */
export async function listStoredKeys(db: Kysely<Tables>, secrets: Secrets) {
  const rows = await db.selectFrom('stored_keys').selectAll().orderBy('purpose').orderBy('number').execute();
  return rows.map((row) => {
    const text = row.sealed.replace(givenUp, '');
    const isReadable = decryptSecret(secrets, nameOf(row.purpose, row.number), text) !== null;
    const state = isReadable ? 'readable' : text === row.sealed ? 'unreadable' : 'given up';
    return { ...row, text, mark: encryptedWith(text), state } as const;
  });
}

type Listed = Awaited<ReturnType<typeof listStoredKeys>>[number];

const replaceText = (db: Kysely<Tables>, { purpose, number, sealed: before }: Listed, sealed: string) =>
  db
    .updateTable('stored_keys')
    .set({ sealed })
    .where('purpose', '=', purpose)
    .where('number', '=', number)
    .where('sealed', '=', before)
    .execute();

/** Encrypts every stored key under the present master secret, so that it outlives the others; also one that was given up and is readable again. */
export async function rewrapStoredKeys(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  for (const key of await listStoredKeys(db, secrets)) {
    if (key.state !== 'readable') continue;
    const kept = reencrypt(secrets, nameOf(key.purpose, key.number), key.text) ?? key.text;
    if (kept !== key.sealed) await replaceText(db, key, kept);
  }
}

/** Lets the gateway start without the keys that no master secret decrypts; returns their number. Their numbers stay taken, and a recovered secret restores them. */
export async function giveUpStoredKeys(db: Kysely<Tables>, secrets: Secrets): Promise<number> {
  const lost = (await listStoredKeys(db, secrets)).filter(({ state }) => state === 'unreadable');
  for (const key of lost) await replaceText(db, key, `${givenUp}${key.sealed}`);
  return lost.length;
}

/**
 * Throws ConfigError where stored keys are encrypted with a master secret that is not here: no password would sign in, and other keys would be
 * replaced by new ones.
 */
export async function refuseOtherSecret(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  if ((await listStoredKeys(db, secrets)).every(({ state }) => state !== 'unreadable')) return;
  throw new ConfigError(
    'The keys of this database are encrypted with another master secret: set MASTER_SECRET_ALSO to that one. If it is lost, "npm run operator -- secrets give-up" goes on without them, and members choose new passwords.',
  );
}
