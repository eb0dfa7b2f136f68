import * as v from 'valibot';
import { LoginValue, SignInAttempt } from './session.schema.ts';
import { Assertion, RequestOptions } from './webauthn.ts';

const SecondFactor = v.picklist(['passkey', 'code']);
const Ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * What `second_factor_required` says beside its code: a ticket for `expiresIn` seconds, worth nothing without one of the `ways` to
 * go on. It is a secret and stands in no address.
 */
export const SecondStep = v.object({ ticket: Ticket, ways: v.array(SecondFactor), expiresIn: v.number() });
export type SecondStep = v.InferOutput<typeof SecondStep>;

/** What a refusal says of the second step. Throws for anything else. */
export const readSecondStep = (value: unknown): SecondStep => v.parse(SecondStep, value);

/** What the calls of second-factor are asked with and answer. */
export const schemas = {
  passkeyRequest: {
    summary:
      'What the browser lets a passkey sign to log in; good for 5 minutes, once, and on this device alone, by a cookie',
    value: RequestOptions,
  },
  passkeyLogin: {
    summary: 'Signs in by a passkey alone; sets the renewal cookie',
    body: v.object({ response: Assertion, attempt: SignInAttempt }),
    value: LoginValue,
  },
  secondStepRequest: {
    summary: 'What the browser lets a passkey of the member sign after the password; takes the ticket',
    body: v.object({ ticket: Ticket }),
    value: RequestOptions,
  },
  secondStep: {
    summary: 'Goes on after a right password by a passkey or a recovery code; sets the renewal cookie',
    body: v.object({
      ticket: Ticket,
      response: v.optional(Assertion),
      code: v.optional(v.pipe(v.string(), v.maxLength(64))),
      attempt: SignInAttempt,
    }),
    value: LoginValue,
  },
};
