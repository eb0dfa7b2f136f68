import { plainCode } from '#src/contract/core/typed-text.ts';
import { confirmCodeByService } from '#src/components/people/sms/service-code.ts';
import { register, registerByMobile, type RegisterMethod } from '#src/contract/identity/registration.ts';
import type { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { displayMode } from '#src/platform/device/display-mode.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { beginSession } from '#src/state/identity/session.ts';
import { tryToSignIn } from '#src/state/identity/sign-in-attempt.ts';
import * as v from 'valibot';
import { formNameOf, noDialingCode, type RegisterValues } from './register-names.ts';

type Registration = {
  readonly method: RegisterMethod;
  readonly values: Partial<RegisterValues>;
  readonly captchaId: string | undefined;
  /** A push service sent the code and verifies it. */
  readonly byService: boolean;
};
/** Payload fields with a push service's token, which replaces the code [S2-123]. */
type Proof = { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string };

/** The payload: the filled fields, by the payload's names, and the location of the form [S2-119…S2-122]. */
export function registerPayload(
  { values, captchaId }: Pick<Registration, 'values' | 'captchaId'>,
  proof?: Proof,
): RegisterPayload {
  const { confimpsw, messageCode, identifying, method: _method, agreed: _agreed, ...rest } = values;
  const fields = {
    ...rest,
    confirmPassword: confimpsw,
    verificationCode: proof ? '' : messageCode,
    captcha: identifying,
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return {
    ...Object.fromEntries(filled.filter(([name]) => name !== 'countryDialingCode' || rest.mobileNum)),
    ...(identifying && { captchaId }),
    ...proof,
    registerUrl: location.host,
    domain: location.hostname,
    registerMethod: displayMode(),
    type: 0,
  };
}

/**
 * Opens the account and signs in [S2-187, S2-188]. `key`: the same for every attempt of one intent, which creates one account.
 * Rejects with an AppError that names the form's fields.
 */
export async function registerAccount(store: Store, registration: Registration, key: string): Promise<void> {
  const call = registration.method === 'mobileNum' ? registerByMobile : register;
  try {
    const payload = registerPayload(registration, await proveByService(registration));
    await beginSession(store, () =>
      tryToSignIn((attempt) => send(call, { body: { ...payload, attempt }, idempotencyKey: key })),
    );
  } catch (cause) {
    throw inTheForm(toAppError(cause));
  }
}

/** Verifies the code where a push service sent it. */
async function proveByService({ values, byService }: Registration): Promise<Proof | undefined> {
  const { mobileNum = '', countryDialingCode = '', messageCode } = values;
  if (!byService || !messageCode) return undefined;
  const number = { mobile: mobileNum, dialingCode: countryDialingCode || noDialingCode };
  try {
    return { firebaseChannel: 'sms', firebaseIdToken: await confirmCodeByService(number, plainCode(messageCode)) };
  } catch (cause) {
    throw new AppError(toAppError(cause).code, { cause, value: { fields: ['verificationCode'] } });
  }
}

const RefusedFields = v.object({ fields: v.array(v.string()) });

function inTheForm(error: AppError): AppError {
  const named = v.safeParse(RefusedFields, error.value);
  if (!named.success) return error;
  const fields = named.output.fields.map((name) => formNameOf(name as Parameters<typeof formNameOf>[0]));
  return new AppError(error.code, { ...error, value: { fields } });
}
