import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Members' personal details, and the origin of an account. */
export const memberProfiles = {
  /**
   * At most one row a member; a text that was not given is empty. `mobile` is in E.164 without the plus sign. A mobile number whose
   * owner has typed a code sent to it is in `verified_mobile` as well: it signs in and recovers a password, and only one account of
   * a merchant has it. `birthday` is YYYY-MM-DD. `register_method`: APP, H5, PWA or WEBCLIP [S2-121].
   */
  member_profiles: {
    member_id: '-> members.id',
    merchant_code: 'text',
    mobile: 'text',
    dialing_code: 'text',
    verified_mobile: 'text?',
    email: 'text',
    payee_name: 'text',
    birthday: 'text',
    id_number: 'text',
    qq_num: 'text',
    facebook: 'text',
    wechat: 'text',
    line: 'text',
    whatsapp: 'text',
    zalo: 'text',
    recommender_id: 'text',
    affiliate_code: 'text',
    register_method: 'text',
    register_url: 'text',
    registered_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, memberProfiles, {
    member_profiles: {
      primaryKey: ['member_id'],
      unique: [['merchant_code', 'verified_mobile']],
      indexes: { email: ['merchant_code', 'email'] },
    },
  });
