import type { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { offeredFirebase } from '../verification/firebase.ts';
import { readPhoneProof, takePhoneProof } from '../verification/phone-proof.ts';
import { takeSmsCode, trySmsCode } from '../verification/sms-codes.ts';

/** Uses the proof up in the transaction that opens the account. */
type Spend = (trx: Transaction<Tables>) => Promise<void>;

/** Whether a push service's token replaces our code [S2-123]. */
export const isByService = async (gateway: Gateway, payload: RegisterPayload): Promise<boolean> =>
  payload.firebaseIdToken !== undefined &&
  payload.firebaseChannel === 'sms' &&
  (await offeredFirebase(gateway)) !== undefined;

/** Checks the proof of the number; refuses with `verification_code_error` at its field, and so does the returned function. */
export async function proveNumber(
  gateway: Gateway,
  payload: RegisterPayload,
  { mobile, ip, byService }: { mobile: string; ip: string; byService: boolean },
): Promise<Spend> {
  const { firebaseIdToken = '', verificationCode: code = '' } = payload;
  if (byService) {
    const proof = await atCode(readPhoneProof(gateway, firebaseIdToken, mobile));
    return (trx) => atCode(takePhoneProof(trx, proof));
  }
  const numbered = { purpose: 'register', mobile, code } as const;
  await atCode(trySmsCode(gateway, { ...numbered, ip }));
  return (trx) => atCode(takeSmsCode(gateway, trx, numbered));
}

/** A refusal that says at which field it belongs. */
const atCode = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal(error.code, { ...error.value, fields: ['verificationCode'] }) : error;
  });
