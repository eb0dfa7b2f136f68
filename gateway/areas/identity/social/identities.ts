import type { Identities } from '#src/contract/identity/identities.schema.ts';
import { type SocialProvider, socialProviders } from '#src/contract/site/social-providers.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { hasPassword } from '#gateway/areas/site/has-password.ts';
import { Refusal } from '#gateway/process/refusal.ts';
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
 * Links a provider's account to a member; false where it is linked already. Refuses with `identity_taken` where it is
 * another member's, or where the member has another one of that provider.
 */
export async function linkIdentity(
  trx: Transaction<Tables> | Kysely<Tables>,
  { provider, subject }: Whose,
  member: { id: string; merchantCode: string },
  now: number,
): Promise<boolean> {
  const { id, merchantCode } = member;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('external_identities')
    .values({ merchant_code: merchantCode, provider, subject, member_id: id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const linked = await trx
    .selectFrom('external_identities')
    .select('subject')
    .where('member_id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (linked?.subject !== subject) throw new Refusal('identity_taken');
  return numInsertedOrUpdatedRows === 1n;
}

/** A member's linked accounts, the latest last, and whether the member also has a password. */
export async function identitiesOf({ db }: Pick<Gateway, 'db'>, memberId: string): Promise<Identities> {
  const rows = await db
    .selectFrom('external_identities')
    .select(['provider', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
  const list = rows.flatMap(({ provider: name, created_at: since }) => {
    const provider = socialProviders.find((each) => each === name);
    return provider ? [{ provider, since }] : [];
  });
  return { list, hasPassword: await hasPassword(db, memberId) };
}

/** Unlinks a provider's account; false where there was none. */
export async function removeIdentity(
  { db }: Pick<Gateway, 'db'>,
  memberId: string,
  provider: SocialProvider,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('external_identities')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
