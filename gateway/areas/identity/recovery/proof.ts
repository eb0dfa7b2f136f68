import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';

export type Owner = Pick<Tables['members'], 'id' | 'account' | 'account_folded'>;

/**
 * One way to prove that an account is the caller's. `look` returns nothing where the proof seems right, else the refusal, and counts the
 * try; for a name without an account it does the same work and refuses. `take` consumes it in the transaction that stores the password.
 */
export type Proof = {
  readonly by: 'email' | 'sms' | 'question';
  /** The input: the claimed account, and its proof. */
  readonly typed: readonly string[];
  /** Further texts that a stranger would try as a password. */
  readonly words: readonly string[];
  /** The field that a refusal is about. */
  readonly field: 'code' | 'answer';
  readonly look: () => Promise<Refusal | null>;
  readonly take: (trx: Transaction<Tables>) => Promise<Owner | undefined>;
  /** The account's id, for the security events; the same statement whether there is an account or not. */
  readonly memberId: () => Promise<string | undefined>;
};

/** The refusal of every wrong proof. */
export const wrongProof = ({ field }: Pick<Proof, 'field'>): Refusal =>
  new Refusal(field === 'code' ? 'verification_code_error' : 'recovery_failed', { fields: [field] });
