import type { Gateway } from '#gateway/context/gateway.ts';

type Place = Pick<Gateway, 'db' | 'config'>;

/**
 * The id of the member with this folded account name, of whatever status. The name that comes next is read in the place of one that nobody
 * has: to find nothing would take less time.
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
export async function idOfMobile({ db, config }: Place, mobile: string): Promise<string | undefined> {
  const nearest = await db
    .selectFrom('member_profiles')
    .select(['member_id', 'verified_mobile'])
    .where('merchant_code', '=', config.merchant)
    .where('verified_mobile', '>=', mobile)
    .orderBy('verified_mobile')
    .limit(1)
    .executeTakeFirst();
  return nearest?.verified_mobile === mobile ? nearest.member_id : undefined;
}
