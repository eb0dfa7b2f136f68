import { smsPause } from '#src/contract/identity/verification.ts';
import type { SmsSent } from '#src/contract/identity/verification.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import {
  type ConfirmCode,
  loadPhoneService,
  type PhoneServiceSource,
} from '#src/platform/phone-service/load-phone-service.ts';
import { toE164 } from './dialling.ts';
import type { MobileNumber } from './send-code.ts';

/** The last code, and the token that it was exchanged for: a retried login or registration sends the same one. */
type Sent = {
  readonly to: string;
  readonly confirm: ConfirmCode;
  given?: { readonly code: string; readonly token: string };
};
let last: Sent | undefined;

/** Requests a code from a push service, which runs its own human check. Rejects with an AppError. */
export async function sendCodeByService(source: PhoneServiceSource, number: MobileNumber): Promise<SmsSent> {
  const to = toE164(number.mobile, number.dialingCode);
  const { sendCode } = await loadPhoneService(source);
  const confirm = await sendCode(to).catch((cause: unknown) => {
    throw failure('unknown_error', cause);
  });
  last = { to, confirm };
  return { expirationTime: serverTime() + smsPause };
}

/**
 * The token for a code sent to a number, once the service has verified it [S2-159]. Rejects with `verification_code_error` for a
 * wrong code, and for a number without one.
 */
export async function confirmCodeByService(number: MobileNumber, code: string): Promise<string> {
  const to = toE164(number.mobile, number.dialingCode);
  if (last?.to !== to) throw new AppError('verification_code_error');
  if (last.given?.code === code) return last.given.token;
  const sent = last;
  const token = await sent.confirm(code).catch((cause: unknown) => {
    throw failure('verification_code_error', cause);
  });
  sent.given = { code, token };
  return token;
}

const failure = (code: 'unknown_error' | 'verification_code_error', cause: unknown) =>
  new AppError(navigator.onLine ? code : 'no_internet', { cause });
