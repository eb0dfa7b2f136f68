import { mostPasskeys } from '#src/contract/identity/passkeys.ts';
import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';
import { type Attestation, CreationOptions } from '#src/contract/identity/webauthn.ts';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import type { Member } from '#gateway/context/member.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { passkeyAdded } from '#gateway/areas/notify/push/account-messages.ts';
import { challengeLifetime, makeChallenge, consumeChallenge } from './challenges.ts';
import { allowedOf, passkeysOf, showPasskey } from './passkey-rows.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './webauthn.ts';

/** Ed25519, ES256 and RS256: what passkeys of all vendors have. */
const algorithms = [-8, -7, -257];

const boundTo = (member: Member) => ({ purpose: 'create', of: member.sessionId }) as const;

/** Options with which the member's browser creates a passkey. Throws Refusal('limit_reached') at the maximum number. */
export async function askForNewPasskey(
  gateway: Gateway,
  member: Member,
  party: RelyingParty,
): Promise<CreationOptions> {
  const known = await passkeysOf(gateway.db, member.id);
  if (known.length >= mostPasskeys) throw new Refusal('limit_reached');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: (await readMerchant(gateway, gateway.config.merchant))?.settings.brandName ?? gateway.config.merchant,
    rpID: party.id,
    userID: new TextEncoder().encode(member.id),
    userName: member.account,
    userDisplayName: member.account,
    challenge: Buffer.from(await makeChallenge(gateway, boundTo(member)), 'base64url'),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: allowedOf(known, party),
    // Both, so that each passkey can sign in by itself.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return v.parse(CreationOptions, options);
}

type Made = { readonly response: Attestation; readonly name: string };

/**
 * Stores the passkey that the browser has created and notifies the member's other devices. Null for an invalid answer to a challenge of
 * this session; the challenge is consumed all the same.
 */
export async function addPasskey(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { member, party, response, name }: Made & { readonly member: Member; readonly party: RelyingParty },
): Promise<Passkey | null> {
  const now = gateway.clock();
  const asked = { db: trx, clock: gateway.clock };
  const challenge = await consumeChallenge(asked, boundTo(member), response.response.clientDataJSON);
  const made = challenge === null ? null : await verify(response, challenge, party);
  if (!made) return null;
  const { credential, credentialBackedUp } = made;
  const row: Tables['passkeys'] = {
    id: newId(now),
    member_id: member.id,
    rp_id: party.id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports),
    synced: flag(credentialBackedUp),
    name,
    created_at: now,
    last_used_at: null,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return null;
  await notifyMember(trx, { memberId: member.id }, passkeyAdded, now);
  return showPasskey(row);
}

async function verify(response: Attestation, expectedChallenge: string, { id, origin }: RelyingParty) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified.registrationInfo ?? null;
  } catch {
    // The library throws for every kind of invalid answer; the sender learns nothing of the reason.
    return null;
  }
}
