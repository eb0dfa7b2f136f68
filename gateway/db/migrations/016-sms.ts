import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Human verification and codes by SMS (gateway/areas/identity/verification). Mobile numbers are in E.164 without the plus sign. */
export const sms = {
  /** Issued proof-of-work challenges, each valid once; the hash is of the answer. */
  human_challenges: { id: 'key', purpose: 'text: sms|picture', answer_hash: 'text', expires_at: 'long' },
  /**
   * The latest code of a number for a purpose, as a keyed hash. `tries`: number of attempts; `passed_at`: when the right code was
   * typed; `spent_at`: when it was used. Numbers without an account have a decoy row, so that they cannot be distinguished.
   */
  sms_codes: {
    merchant_code: 'text',
    mobile: 'text',
    purpose: 'text: register|login|noLogin',
    code_hash: 'text',
    tries: 'integer',
    passed_at: 'long?',
    spent_at: 'long?',
    next_at: 'long',
    expires_at: 'long',
  },
  /**
   * Pending messages and, until they are swept, sent ones. `sealed_text` is empty once the provider has accepted it. `withheld`: a decoy; the
   * number has no account, or a limit is reached; it is never sent. `reference`: the provider's id of it.
   */
  sms_messages: {
    id: 'key',
    merchant_code: 'text',
    mobile: 'text',
    purpose: 'text: register|login|noLogin',
    sealed_text: 'text',
    status: 'text: queued|sent|delivered|failed|withheld',
    reference: 'text?',
    attempts: 'integer',
    next_at: 'long',
    created_at: 'long',
    expires_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, sms, {
    human_challenges: { indexes: { expiry: ['expires_at'] } },
    sms_codes: { primaryKey: ['merchant_code', 'mobile', 'purpose'], indexes: { expiry: ['expires_at'] } },
    sms_messages: {
      indexes: { due: ['status', 'next_at'], expiry: ['expires_at'], reference: ['reference'] },
    },
  });
