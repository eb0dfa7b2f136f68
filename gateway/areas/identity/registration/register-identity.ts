import { randomUUID } from 'node:crypto';
import { checkShownField, shownFields } from '#src/contract/identity/register-rules.ts';
import type { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { noPassword } from '#gateway/areas/site/has-password.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { Identity } from '../social/authorisation.ts';
import { linkIdentity, memberOfIdentity } from '../social/identities.ts';
import { findAffiliateCode } from './affiliate-code.ts';
import { createMember } from './create-member.ts';
import { readRegistration } from './register-settings.ts';

type Chosen = Pick<RegisterPayload, 'registerMethod' | 'affiliateCode'> & { readonly username: string };

/**
 * Opens an account for a provider's identity, under a name by the rule of the merchant's form, with the welcome bonus of
 * every new member. One account for all retries: it returns the existing one. Refuses with `no_permission`
 * where registration is closed, with `invalid_request`, `invitation_code_error` and `username_taken`.
 */
export async function registerIdentity(
  gateway: Gateway,
  identity: Identity,
  chosen: Chosen,
): Promise<Tables['members']> {
  const standing = await memberOfIdentity(gateway, identity);
  if (standing) return standing;
  const { merchant, settings } = await readRegistration(gateway);
  const { username, affiliateCode: typed = '', registerMethod } = chosen;
  if (!settings.methods.username && !settings.methods.mobileNum) throw new Refusal('no_permission');
  const field = shownFields(settings, 'username').find(({ name }) => name === 'username');
  if (!field || checkShownField(field, username).length > 0)
    throw new Refusal('invalid_request', { fields: ['username'] });
  const affiliateCode = typed === '' ? '' : await findAffiliateCode(gateway, typed);
  if (affiliateCode === undefined) throw new Refusal('invitation_code_error', { fields: ['affiliateCode'] });

  const now = gateway.clock();
  const id = randomUUID();
  const payload: RegisterPayload = { username, email: identity.email, registerMethod, type: 0 };
  const hashes = { passwordHash: noPassword, paymentHash: noPassword };
  const member = { id, account: username, ...hashes, affiliateCode, mobile: '', isVerified: false };
  try {
    await transact(gateway.db, async (trx) => {
      await createMember(gateway, trx, { ...member, payload, merchant, now });
      await linkIdentity(trx, identity, { id, merchantCode: merchant.code }, now);
    });
  } catch (error) {
    // Another try of the same person may have been faster.
    const opened = await memberOfIdentity(gateway, identity);
    if (error instanceof Refusal && opened) return opened;
    throw error;
  }
  return gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
