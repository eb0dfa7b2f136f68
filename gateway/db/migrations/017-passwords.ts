import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Password recovery, further proofs of a member's identity, and the emails about them. */
export const passwords = {
  /** When a member last set the password; without a row: when the account was created. */
  password_changes: { member_id: '-> members.id', changed_at: 'long' },
  /**
   * A code that was sent by email (recovery/recovery-codes.ts). `account_key` is of an account name, whether there is such an
   * account or not; both hashes are keyed.
   */
  recovery_codes: { id: 'key', account_key: 'text', code_hash: 'text', expires_at: 'long' },
  /** One question a member; `question` is one of the contract's names, the answer is hashed like a password. */
  security_answers: { member_id: '-> members.id', question: 'text', answer_hash: 'text', set_at: 'long' },
  payment_passwords: { member_id: '-> members.id', password_hash: 'text', set_at: 'long' },
  /**
   * The outbox of emails. `sealed` is subject and text, encrypted under the master secret, empty once a mail server has accepted it.
   * `withheld`: a decoy without a recipient, so that an account without an address takes as long as one with an address. `kept`:
   * there is no mail server, and the operator reads it here.
   */
  mails: {
    id: 'key',
    merchant_code: 'text',
    recipient: 'text',
    kind: 'text',
    sealed: 'text',
    state: 'text: waiting|sent|kept|failed|withheld',
    attempts: 'integer',
    next_at: 'long',
    created_at: 'long',
    expires_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, passwords, {
    recovery_codes: { indexes: { account: ['account_key'], expiry: ['expires_at'] } },
    password_changes: { primaryKey: ['member_id'] },
    security_answers: { primaryKey: ['member_id'] },
    payment_passwords: { primaryKey: ['member_id'] },
    mails: { indexes: { due: ['state', 'next_at'], expiry: ['expires_at'] } },
  });
