import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';

/** The open account whose verified number this is; `mobile` in E.164 without the plus sign. */
export const memberOfMobile = (
  { db, config }: Pick<Gateway, 'db' | 'config'>,
  mobile: string,
): Promise<Tables['members'] | undefined> =>
  db
    .selectFrom('member_profiles')
    .innerJoin('members', 'members.id', 'member_profiles.member_id')
    .selectAll('members')
    .where('member_profiles.merchant_code', '=', config.merchant)
    .where('member_profiles.verified_mobile', '=', mobile)
    .where('members.status', '=', 'open')
    .executeTakeFirst();
