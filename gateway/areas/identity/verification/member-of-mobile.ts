import { isContactRecent } from '#gateway/context/contact-cooldown.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { mobileIndexOf } from '#gateway/context/personal-data.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Parts = KeySource & Pick<Gateway, 'config'>;

/**
 * Whether an open account has the number; `settled`: for at least three days, which password recovery requires. For an unknown number the next one in the index is read:
 * finding nothing would take less time.
 */
export async function isMobileOfMember(gateway: Parts, mobile: string, settled: boolean): Promise<boolean> {
  const { db, config, clock } = gateway;
  const index = await mobileIndexOf(gateway, mobile);
  const nearest = await db
    .selectFrom('member_profiles')
    .innerJoin('members', 'members.id', 'member_profiles.member_id')
    .select(['members.id', 'mobile_index', 'status'])
    .where('member_profiles.merchant_code', '=', config.merchant)
    .where('mobile_index', '>=', index)
    .orderBy('mobile_index')
    .limit(1)
    .executeTakeFirst();
  const isFresh = await isContactRecent(db, nearest?.id ?? '', clock());
  return nearest?.mobile_index === index && nearest.status === 'open' && !(settled && isFresh);
}

/** The open account whose verified number this is; `mobile` in E.164 without the plus sign. */
export async function memberOfMobile(gateway: Parts, mobile: string): Promise<Tables['members'] | undefined> {
  const index = await mobileIndexOf(gateway, mobile);
  return gateway.db
    .selectFrom('member_profiles')
    .innerJoin('members', 'members.id', 'member_profiles.member_id')
    .selectAll('members')
    .where('member_profiles.merchant_code', '=', gateway.config.merchant)
    .where('member_profiles.mobile_index', '=', index)
    .where('members.status', '=', 'open')
    .executeTakeFirst();
}
