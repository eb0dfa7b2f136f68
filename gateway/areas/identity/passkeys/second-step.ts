import { randomBytes } from 'node:crypto';
import type { SecondStep } from '#src/contract/identity/second-factor.schema.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { recoveryCodeUsed } from '#gateway/areas/notify/push/account-messages.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import { authenticatorsOf } from '../authenticators/authenticator-rows.ts';
import { consumeAuthenticatorCode } from '../authenticators/consume-code.ts';
import { hashOf } from './hash.ts';
import { passkeysOf } from './passkey-rows.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { findRelyingParty } from './relying-party.ts';
import { hasSecondFactor } from './second-factor.ts';

/** Time for the second step after a right password; seconds. */
const ticketSeconds = 5 * 60;
/** Proofs that a ticket takes, right or wrong; then the password has to be typed again. */
const mostTries = 5;

/** `origin`: the page's origin. `spend`: consumes the proof of identity where it is single-use; may refuse it. */
type First = {
  readonly origin: string | undefined;
  readonly spend?: ((trx: Transaction<Tables>) => Promise<void>) | undefined;
};

/**
 * After one proof, such as a right password: returns where no second step is required, else throws
 * Refusal('second_factor_required') with a ticket (SecondStep). A passkey is offered where the member has one for this site.
 */
export async function requireSecondStep(
  gateway: Pick<Gateway, 'db' | 'clock' | 'config'>,
  memberId: string,
  { origin, spend }: First,
): Promise<void> {
  if (!(await hasSecondFactor(gateway.db, memberId))) return;
  if (spend) await transact(gateway.db, spend);
  const party = findRelyingParty(gateway, origin);
  const passkeys = await passkeysOf(gateway.db, memberId);
  const ticket = randomBytes(32).toString('base64url');
  await gateway.db
    .insertInto('sign_in_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      member_id: memberId,
      tries: 0,
      done: 0,
      expires_at: gateway.clock() + ticketSeconds * 1000,
    })
    .execute();
  const here = passkeys.some((passkey) => passkey.rp_id === party?.id);
  const authenticator = (await authenticatorsOf(gateway.db, memberId)).length > 0;
  const ways: SecondStep['ways'] = here ? ['passkey', 'code'] : ['code'];
  const step = { ticket, ways, ...(authenticator && { authenticator }), expiresIn: ticketSeconds };
  throw new Refusal('second_factor_required', step);
}

/** The member of a ticket. `done`: it has signed in already. */
type Ticket = { readonly member: Tables['members']; readonly done: boolean };

/** Throws Refusal('token_expired') for a ticket that is unknown, used up by wrong proofs or too old, and for a locked member's. */
export async function readTicket({ db, clock, config }: Gateway, ticket: string): Promise<Ticket> {
  const row = await db
    .selectFrom('sign_in_tickets')
    .innerJoin('members', 'members.id', 'sign_in_tickets.member_id')
    .selectAll('members')
    .select('sign_in_tickets.done')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', clock())
    .where((eb) => eb.or([eb('tries', '<', mostTries), eb('done', '=', 1)]))
    .where('members.status', '=', 'open')
    .where('members.merchant_code', '=', config.merchant)
    .executeTakeFirst();
  if (!row) throw new Refusal('token_expired');
  const { done, ...member } = row;
  return { member, done: done === 1 };
}

/** Counts a proof for a ticket before it is checked. Throws Refusal('token_expired') for one too many. */
export async function countProof({ db }: Pick<Gateway, 'db'>, ticket: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_tickets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', hashOf(ticket))
    .where('tries', '<', mostTries)
    .where('done', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('token_expired');
}

/** `code`: a recovery code; `authenticatorCode`: of an app; neither where a passkey was the proof. */
type Finished = {
  readonly ticket: string;
  readonly memberId: string;
  readonly code: string | undefined;
  readonly authenticatorCode: string | undefined;
  readonly now: number;
};

/**
 * Ends a ticket in the transaction that opens the session; consumes the code, where that was the proof, and notifies the member
 * of a recovery code. Throws Refusal('proof_refused') for a wrong or used code.
 */
export async function finishSecondStep(
  source: KeySource & { readonly db: Transaction<Tables> },
  { ticket, memberId, code, authenticatorCode, now }: Finished,
): Promise<void> {
  const { db: trx } = source;
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_tickets')
    .set({ done: 1 })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('done', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('token_expired');
  if (authenticatorCode !== undefined) {
    if (await consumeAuthenticatorCode(source, { memberId, code: authenticatorCode, now })) return;
    throw new Refusal('proof_refused');
  }
  if (code === undefined) return;
  if (!(await consumeRecoveryCode(trx, { memberId, code, now }))) throw new Refusal('proof_refused');
  await notifyMember(trx, { memberId }, recoveryCodeUsed, now);
}
