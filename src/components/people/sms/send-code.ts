import { smsForLogin, smsForRegister, smsWithoutLogin, type SmsPurpose } from '#src/contract/identity/verification.ts';
import type { SmsSent } from '#src/contract/identity/verification.schema.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { passHumanCheck } from '#src/platform/human/pass-human-check.ts';

export type MobileNumber = { readonly mobile: string; readonly dialingCode: string };

type Steps = {
  readonly signal: AbortSignal;
  /** The human check has passed, the message is being requested. */
  readonly onSending: () => void;
};

/**
 * Requests a code after the human check [S2-158, S2-191, S2-192, S2-193]. A challenge that the gateway no longer knows is
 * replaced by a new one. Rejects with an AppError.
 */
export async function sendCode(purpose: SmsPurpose, number: MobileNumber, steps: Steps): Promise<SmsSent> {
  try {
    return await sendOnce(purpose, number, steps);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code !== 'human_check_failed' || steps.signal.aborted) throw error;
    return sendOnce(purpose, number, steps);
  }
}

async function sendOnce(purpose: SmsPurpose, { mobile, dialingCode }: MobileNumber, { signal, onSending }: Steps) {
  const person = await passHumanCheck('sms', signal);
  onSending();
  const body = { countryDialingCode: dialingCode, ...person };
  if (purpose === 'login') return send(smsForLogin, { body: { ...body, mobileNum: mobile }, signal });
  const call = purpose === 'register' ? smsForRegister : smsWithoutLogin;
  return send(call, { body: { ...body, mobileNo: mobile }, signal });
}
