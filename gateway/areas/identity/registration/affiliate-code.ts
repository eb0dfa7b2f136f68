import type { Gateway } from '#gateway/context/gateway.ts';

/** The form that codes are stored and compared in: they are read aloud and typed. */
export const affiliateCode = (typed: string): string => typed.trim().toUpperCase();

/** An invitation code as it is written, while it is good; undefined for any other text, and for a link that is used up. */
export async function findAffiliateCode(
  { db, config, clock }: Pick<Gateway, 'db' | 'config' | 'clock'>,
  typed: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('affiliate_codes')
    .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
    .leftJoin('invitation_links', (join) =>
      join
        .onRef('invitation_links.code', '=', 'affiliate_codes.code')
        .onRef('invitation_links.merchant_code', '=', 'affiliate_codes.merchant_code'),
    )
    .select(['affiliate_codes.code', 'expires_at', 'uses', 'uses_most'])
    .where('affiliate_codes.merchant_code', '=', config.merchant)
    .where('affiliate_codes.code', '=', affiliateCode(typed))
    .where('members.status', '=', 'open')
    .executeTakeFirst();
  if (!found || (found.expires_at !== null && found.expires_at <= clock())) return undefined;
  return found.uses_most !== null && (found.uses ?? 0) >= found.uses_most ? undefined : found.code;
}
