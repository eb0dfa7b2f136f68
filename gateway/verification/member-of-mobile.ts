import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Whether an open account has the number, in a statement that answers a row either way: what is read of a member would take longer
 * than nothing.
 */
export async function isMobileOfMember(
  { db, config }: Pick<Gateway, 'db' | 'config'>,
  mobile: string,
): Promise<boolean> {
  const { known } = await db
    .selectNoFrom((eb) =>
      eb
        .exists(
          eb
            .selectFrom('member_profiles')
            .innerJoin('members', 'members.id', 'member_profiles.member_id')
            .select('members.id')
            .where('member_profiles.merchant_code', '=', config.merchant)
            .where('member_profiles.verified_mobile', '=', mobile)
            .where('members.status', '=', 'open'),
        )
        .as('known'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(known);
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
