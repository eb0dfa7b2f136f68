import type { Gateway } from '#gateway/context/gateway.ts';

/** The form that codes are stored and compared in: they are read aloud and typed. */
export const affiliateCode = (typed: string): string => typed.trim().toUpperCase();

/** An invitation code as it is written, while it is good; undefined for any other text. */
export async function findAffiliateCode(
  { db, config, clock }: Pick<Gateway, 'db' | 'config' | 'clock'>,
  typed: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('affiliate_codes')
    .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
    .select(['code', 'expires_at'])
    .where('affiliate_codes.merchant_code', '=', config.merchant)
    .where('code', '=', affiliateCode(typed))
    .where('members.status', '=', 'open')
    .executeTakeFirst();
  return found && (found.expires_at === null || found.expires_at > clock()) ? found.code : undefined;
}
