import { type Kysely, sql } from 'kysely';
import { addColumns } from './create-table.ts';
import { sms } from './016-sms.ts';
import { memberProfiles } from './014-member-profiles.ts';

/** Columns of a profile that are encrypted from here on, by their names before. */
export const personalColumns = [
  'mobile',
  'email',
  'payee_name',
  'birthday',
  'id_number',
  'qq_num',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const;
type Personal = (typeof personalColumns)[number];
type Sealed = { readonly [Name in Personal as `${Name}_sealed`]: 'text' };

const { verified_mobile: _, ...before } = memberProfiles.member_profiles;

/**
 * Personal data is encrypted (context/personal-data.ts); empty texts stay empty. `mobile_index`: a keyed hash of the number in
 * `mobile_sealed`, where its owner has typed a code sent to it. `sealed_with`: the number of the stored key, 0 in rows from before, which the
 * next start encrypts, because a migration has no secrets.
 */
export const sealedProfiles = {
  member_profiles: {
    ...(before as Omit<typeof before, Personal>),
    ...(Object.fromEntries(personalColumns.map((name) => [`${name}_sealed`, 'text'])) as Sealed),
    mobile_index: 'text?',
    sealed_with: 'integer',
  },
} as const;

const { mobile: __, ...codes } = sms.sms_codes;
/** `mobile_index`: the keyed hash of the number. */
export const sealedSmsCodes = { sms_codes: { ...codes, mobile_index: 'text' } } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('member_profiles_email').execute();
  for (const name of personalColumns)
    await db.schema.alterTable('member_profiles').renameColumn(name, `${name}_sealed`).execute();
  await db.schema.alterTable('member_profiles').renameColumn('verified_mobile', 'mobile_index').execute();
  await addColumns(db, { member_profiles: { sealed_with: 'integer' } });
  await db.schema.createIndex('member_profiles_sealed').on('member_profiles').column('sealed_with').execute();
  // They are valid for five minutes: the user requests another one.
  await sql`delete from sms_codes`.execute(db);
  await db.schema.alterTable('sms_codes').renameColumn('mobile', 'mobile_index').execute();
}
