import type { Gateway } from '#gateway/context/gateway.ts';
import { mobileIndexOf } from '#gateway/context/personal-data.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';

type Place = Pick<Gateway, 'db' | 'config'>;

/**
 * The id of the member with this folded account name, of any status. For an unknown name the
 * next one in order is read: finding nothing would take less time.
 */
export async function idOfAccount({ db, config }: Place, account: string): Promise<string | undefined> {
  const nearest = await db
    .selectFrom('members')
    .select(['id', 'account_folded'])
    .where('merchant_code', '=', config.merchant)
    .where('account_folded', '>=', account)
    .orderBy('account_folded')
    .limit(1)
    .executeTakeFirst();
  return nearest?.account_folded === account ? nearest.id : undefined;
}

/** The same by the verified mobile number, in E.164 without the plus sign. */
export async function idOfMobile(place: Place & KeySource, mobile: string): Promise<string | undefined> {
  const index = await mobileIndexOf(place, mobile);
  const nearest = await place.db
    .selectFrom('member_profiles')
    .select(['member_id', 'mobile_index'])
    .where('merchant_code', '=', place.config.merchant)
    .where('mobile_index', '>=', index)
    .orderBy('mobile_index')
    .limit(1)
    .executeTakeFirst();
  return nearest?.mobile_index === index ? nearest.member_id : undefined;
}
