import { createHmac } from 'node:crypto';
import { personalColumns } from '../db/migrations/088-sealed-profiles.ts';
import type { Tables } from '../db/tables.ts';
import { decryptWith, encryptWith } from './encrypted-text.ts';
import { type KeySource, readKeys, type StoredKey } from './stored-keys.ts';

/** What a profile holds encrypted, each in its column `…_sealed`. */
export const personalFields = [...personalColumns, 'address'] as const;
type Field = (typeof personalFields)[number];
/** The personal data of a profile in clear; empty texts are what was not given. */
export type Personal = { readonly [Name in Field]: string };
type Sealed = { [Name in Field as `${Name}_sealed`]: string };
type Row = Sealed & Pick<Tables['member_profiles'], 'member_id' | 'sealed_with'>;

const nameOf = (memberId: string, field: string) => `profile ${memberId} ${field}`;

/** Encrypts a text under the newest key of personal data; an empty one stays empty. */
export async function encryptPersonalText(source: KeySource, name: string, text: string): Promise<string> {
  const [newest] = await readKeys(source, 'personal');
  return encryptWith(newest, name, text);
}

/** The columns of a member's profile for these personal data, encrypted under the newest key. */
export async function encryptPersonal<const Clear extends Partial<Personal>>(
  source: KeySource,
  memberId: string,
  clear: Clear,
): Promise<Pick<Sealed, `${keyof Clear & Field}_sealed`>> {
  const [newest] = await readKeys(source, 'personal');
  return encryptPersonalWith(newest, memberId, clear) as Pick<Sealed, `${keyof Clear & Field}_sealed`>;
}

/** The same under a given key. */
export const encryptPersonalWith = (key: StoredKey, memberId: string, clear: Partial<Personal>): Partial<Sealed> =>
  Object.fromEntries(
    Object.entries(clear).map(([field, text]) => [`${field}_sealed`, encryptWith(key, nameOf(memberId, field), text)]),
  );

/** The personal data of a profile's row; null where nothing decrypts one. */
export function decryptPersonal(keys: readonly StoredKey[], row: Row): { readonly [Name in Field]: string | null } {
  // A row from before there was a key; the start is about to encrypt it.
  const open = (field: Field) =>
    row.sealed_with === 0
      ? row[`${field}_sealed`]
      : decryptWith(keys, nameOf(row.member_id, field), row[`${field}_sealed`]);
  return Object.fromEntries(personalFields.map((field) => [field, open(field)])) as Record<Field, string | null>;
}

/** A member's personal data, and whether the number is one that the owner has proven; all empty without a profile. */
export async function readPersonal(
  source: KeySource,
  memberId: string,
): Promise<Personal & { readonly isVerified: boolean }> {
  const keys = await readKeys(source, 'personal');
  const row = await source.db
    .selectFrom('member_profiles')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const clear = row && decryptPersonal(keys, row);
  const said = Object.fromEntries(personalFields.map((field) => [field, clear?.[field] ?? ''])) as Personal;
  return { ...said, isVerified: row !== undefined && row.mobile_index !== null && said.mobile !== '' };
}

/** The blind index of a mobile number in E.164 without the plus sign: a keyed hash by which it is found, and unique. */
export async function mobileIndexOf(source: KeySource, mobile: string): Promise<string> {
  const [{ key }] = await readKeys(source, 'index');
  return createHmac('sha256', key).update(mobile).digest('base64url');
}
