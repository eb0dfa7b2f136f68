import { type Assertion, RequestOptions } from '#src/contract/identity/webauthn.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { type Asked, challengeLifetime, makeChallenge, consumeChallenge } from './challenges.ts';
import { allowedOf } from './passkey-rows.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './webauthn.ts';

/** `alone`: nothing else is asked for, so that the authenticator has to know its owner by finger, face or PIN. */
type How = Asked & { readonly party: RelyingParty; readonly alone: boolean };

/** Request options for a browser: one of `passkeys`, or any that the member chooses. */
export async function askForAssertion(
  gateway: Gateway,
  { party, alone, ...asked }: How,
  passkeys: readonly Tables['passkeys'][] = [],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(await makeChallenge(gateway, asked), 'base64url'),
    timeout: challengeLifetime,
    userVerification: alone ? 'required' : 'preferred',
    ...(passkeys.length > 0 && { allowCredentials: allowedOf(passkeys, party) }),
  });
  return v.parse(RequestOptions, options);
}

/**
 * The passkey that has signed a challenge; records its counter and time. Throws Refusal('proof_refused') for every
 * failure: an unknown or removed passkey, one of another site, a wrong signature, a challenge that is used, expired or
 * another device's, a counter that decreased (recorded as a copied passkey).
 */
export async function checkAssertion(
  gateway: Gateway,
  response: Assertion,
  { party, alone, ...asked }: How,
): Promise<Tables['passkeys']> {
  const challenge = await consumeChallenge(gateway, asked, response.response.clientDataJSON);
  const passkey = await gateway.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', response.id)
    .where('rp_id', '=', party.id)
    .executeTakeFirst();
  if (challenge === null || !passkey || isOfAnother(passkey, response)) throw new Refusal('proof_refused');
  const signed = await verify(response, challenge, { party, alone, passkey });
  if (!signed) throw new Refusal('proof_refused');
  await recordUse(gateway, passkey, signed);
  return passkey;
}

/** A passkey says whose it is; one that says nothing was asked for by its id. */
const isOfAnother = ({ member_id }: Tables['passkeys'], { response: { userHandle } }: Assertion): boolean =>
  userHandle !== undefined && userHandle !== Buffer.from(member_id).toString('base64url');

type Signed = { readonly newCounter: number; readonly credentialBackedUp: boolean };

async function verify(
  response: Assertion,
  expectedChallenge: string,
  { party, alone, passkey }: { party: RelyingParty; alone: boolean; passkey: Tables['passkeys'] },
): Promise<Signed | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { userHandle, ...signed } = response.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: { ...signed, ...(userHandle !== undefined && { userHandle }) } },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: alone,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // Compared below, which distinguishes a copy from an error.
        counter: 0,
      },
    });
    return verified ? authenticationInfo : null;
  } catch {
    // As in create-passkey.ts.
    return null;
  }
}

/** Authenticators that count never count backwards; synced passkeys stay at 0. */
async function recordUse(gateway: Gateway, passkey: Tables['passkeys'], { newCounter, credentialBackedUp }: Signed) {
  const counts = passkey.counter > 0 || newCounter > 0;
  const { numUpdatedRows } =
    counts && newCounter <= passkey.counter
      ? { numUpdatedRows: 0n }
      : await gateway.db
          .updateTable('passkeys')
          .set({ counter: newCounter, last_used_at: gateway.clock(), synced: flag(credentialBackedUp) })
          .where('id', '=', passkey.id)
          .where('counter', '=', passkey.counter)
          .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  await recordSecurityEvent(gateway, { kind: 'passkey_copied', memberId: passkey.member_id, detail: 'it was refused' });
  throw new Refusal('proof_refused');
}
