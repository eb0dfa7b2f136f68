import { randomBytes } from 'node:crypto';
import { confirmWithin, mostAuthenticators } from '#src/contract/identity/authenticators.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { authenticatorAdded } from '#gateway/areas/notify/push/account-messages.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { authenticatorsOf, decryptAppSecrets, encryptAppSecret } from './authenticator-rows.ts';
import { keyUri, stepOfCode, toBase32 } from './totp.ts';

/** RFC 4226 asks for the length of SHA-1. */
const secretBytes = 20;

/**
 * Creates the secret of a new app, replacing an unconfirmed one, and returns it this once. Refuses with `limit_reached` a
 * member who has the maximum number.
 */
export async function beginAuthenticator(gateway: Gateway, member: Member) {
  const { db, clock, config } = gateway;
  await refuseTooMany(db, member.id);
  const id = newId(clock());
  const secret = randomBytes(secretBytes);
  const sealed = await encryptAppSecret(gateway, id, secret);
  await db.deleteFrom('authenticators').where('member_id', '=', member.id).where('confirmed_at', 'is', null).execute();
  const unused = { confirmed_at: null, last_step: 0, last_used_at: null };
  await db
    .insertInto('authenticators')
    .values({ id, member_id: member.id, name: '', sealed, created_at: clock(), ...unused })
    .execute();
  const issuer = (await readMerchant(gateway, config.merchant))?.settings.brandName ?? '';
  return { id, secret: toBase32(secret), uri: keyUri({ issuer, account: member.account, secret }) };
}

type Confirmed = { readonly memberId: string; readonly id: string; readonly name: string; readonly code: string };

/**
 * Confirms an app by its first code, which is consumed, and notifies the member. Refuses with `not_found` one that is unknown or expired, and
 * with `verification_code_error` at `code`.
 */
export async function confirmAuthenticator(gateway: Gateway, trx: Transaction<Tables>, confirmed: Confirmed) {
  const { memberId, id, name, code } = confirmed;
  const now = gateway.clock();
  const row = await trx
    .selectFrom('authenticators')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', now - confirmWithin)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  await refuseTooMany(trx, memberId);
  const [secret] = await decryptAppSecrets({ ...gateway, db: trx }, [row]);
  const step = secret ? stepOfCode(secret, code, now) : undefined;
  if (step === undefined) throw new Refusal('verification_code_error', { fields: ['code'] });
  await trx
    .updateTable('authenticators')
    .set({ name, confirmed_at: now, last_step: step })
    .where('id', '=', id)
    .execute();
  await notifyMember(trx, { memberId }, authenticatorAdded, now);
}

async function refuseTooMany(db: Gateway['db'], memberId: string): Promise<void> {
  if ((await authenticatorsOf(db, memberId)).length >= mostAuthenticators) throw new Refusal('limit_reached');
}
