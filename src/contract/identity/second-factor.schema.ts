import * as v from 'valibot';
import { AuthenticatorCode } from './authenticators.schema.ts';
import { LoginValue, SignInAttempt } from './session.schema.ts';
import { Assertion, RequestOptions } from './webauthn.ts';

const SecondFactor = v.picklist(['passkey', 'code']);
const Ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * The value of a `second_factor_required` refusal: a ticket for `expiresIn` seconds, useless without one of the `ways` to
 * continue. It is secret and never part of an address.
 */
export const SecondStep = v.object({
  ticket: Ticket,
  ways: v.array(SecondFactor),
  /** Whether a code of an authenticator app is one as well; outside `ways`, which older apps validate strictly. */
  authenticator: v.optional(v.boolean(), false),
  expiresIn: v.number(),
});
export type SecondStep = v.InferOutput<typeof SecondStep>;

/** Reads the second step out of a refusal. Throws for any other value. */
export const readSecondStep = (value: unknown): SecondStep => v.parse(SecondStep, value);

/** Requests and answers of the calls of second-factor. */
export const schemas = {
  passkeyRequest: {
    value: RequestOptions,
  },
  passkeyLogin: {
    body: v.object({ response: Assertion, attempt: SignInAttempt }),
    value: LoginValue,
  },
  secondStepRequest: {
    body: v.object({ ticket: Ticket }),
    value: RequestOptions,
  },
  secondStep: {
    body: v.object({
      ticket: Ticket,
      response: v.optional(Assertion),
      code: v.optional(v.pipe(v.string(), v.maxLength(64))),
      authenticatorCode: v.optional(AuthenticatorCode),
      attempt: SignInAttempt,
    }),
    value: LoginValue,
  },
};
