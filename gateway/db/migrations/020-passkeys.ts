import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Passkeys, the second factor after a password, and the recovery codes that replace a lost passkey. */
export const passkeys = {
  /**
   * `rp_id`: the host that it was made for. `credential_id` and `public_key` (COSE) are Base64url. `transports` is a JSON list.
   * `synced`: its owner's other devices have it, too.
   */
  passkeys: {
    id: 'key',
    member_id: '-> members.id',
    rp_id: 'text',
    credential_id: 'text',
    public_key: 'text',
    counter: 'long',
    transports: 'text',
    synced: 'flag',
    name: 'text',
    created_at: 'long',
    last_used_at: 'long?',
  },
  /** Single-use challenges of passkeys. `bound_to`: the hash of the session, device or ticket that may send the answer. */
  passkey_challenges: {
    challenge_hash: 'key',
    purpose: 'text: create|log-in|second-step',
    bound_to: 'text',
    expires_at: 'long',
  },
  /** Members with a second factor: the password alone no longer signs in. */
  second_factors: { member_id: '-> members.id', since: 'long' },
  second_factor_codes: { member_id: '-> members.id', code_hash: 'text', used_at: 'long?' },
  /** A correct password, pending its second factor. `done`: it was accepted, and a retry after a lost response may follow. */
  sign_in_tickets: {
    ticket_hash: 'key',
    member_id: '-> members.id',
    tries: 'integer',
    done: 'flag',
    expires_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, passkeys, {
    passkeys: { unique: [['credential_id']], indexes: { member: ['member_id'] } },
    passkey_challenges: { indexes: { expiry: ['expires_at'] } },
    second_factors: { primaryKey: ['member_id'] },
    second_factor_codes: { primaryKey: ['member_id', 'code_hash'] },
    sign_in_tickets: { indexes: { expiry: ['expires_at'] } },
  });
