import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import type { Identity } from './authorisation.ts';

type Whose = Pick<Identity, 'provider' | 'subject'>;

/** The member whom an account of a provider signs in. */
export function memberOfIdentity({ db, config }: Pick<Gateway, 'db' | 'config'>, { provider, subject }: Whose) {
  return db
    .selectFrom('external_identities')
    .innerJoin('members', 'members.id', 'external_identities.member_id')
    .selectAll('members')
    .where('external_identities.merchant_code', '=', config.merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Lets an account of a provider sign a member in from now on; again is as good as once. Refuses with `identity_taken` when it is
 * another member's, or when the member has another one of that provider.
 */
export async function linkIdentity(
  trx: Transaction<Tables> | Kysely<Tables>,
  { provider, subject }: Whose,
  member: { id: string; merchantCode: string },
  now: number,
): Promise<void> {
  const { id, merchantCode } = member;
  await trx
    .insertInto('external_identities')
    .values({ merchant_code: merchantCode, provider, subject, member_id: id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const linked = await trx
    .selectFrom('external_identities')
    .select('subject')
    .where('member_id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (linked?.subject !== subject) throw new Refusal('identity_taken');
}
