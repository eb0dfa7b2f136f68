import { isContactFresh } from '#gateway/context/fresh-contact.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';

/**
 * Whether an open account has the number; `settled`: and has had it for three days, which a lost password asks for. The number that comes next is read in the place of one that nobody has: to find nothing
 * would take less time.
 */
export async function isMobileOfMember(
  { db, config, clock }: Pick<Gateway, 'db' | 'config' | 'clock'>,
  mobile: string,
  settled: boolean,
): Promise<boolean> {
  const nearest = await db
    .selectFrom('member_profiles')
    .innerJoin('members', 'members.id', 'member_profiles.member_id')
    .select(['members.id', 'verified_mobile', 'status'])
    .where('member_profiles.merchant_code', '=', config.merchant)
    .where('verified_mobile', '>=', mobile)
    .orderBy('verified_mobile')
    .limit(1)
    .executeTakeFirst();
  const isFresh = await isContactFresh(db, nearest?.id ?? '', clock());
  return nearest?.verified_mobile === mobile && nearest.status === 'open' && !(settled && isFresh);
}

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
