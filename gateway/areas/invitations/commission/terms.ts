import type { Kysely } from 'kysely';
import { rule } from '#src/contract/core/profiles.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { type Merchant, profileOf } from '../../site/merchant.ts';

export type Terms = Omit<Tables['commission_terms'], 'merchant_code'>;

/** Whether the place allows commission, and the merchant runs the programme. */
export const paysCommission = ({ settings }: Merchant): boolean =>
  settings.promotions.includes('referral') && rule(profileOf(settings), 'paidInvitations');

/** The terms of a day (YYYY-MM-DD): the last ones that had begun. Undefined where there are none, or their rates are zero. */
export async function termsOf(db: Kysely<Tables>, merchant: string, day: string): Promise<Terms | undefined> {
  const terms = await db
    .selectFrom('commission_terms')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return terms && terms.turnover_rate + terms.deposit_rate > 0 ? terms : undefined;
}
