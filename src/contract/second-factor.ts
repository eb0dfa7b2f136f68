import * as v from 'valibot';
import { defineCall } from './call.ts';
import { handoverAlphabet } from './handover.ts';
import { LoginValue, SignInAttempt } from './session.ts';
import { Assertion, RequestOptions } from './webauthn.ts';

/** Characters of a recovery code: 80 random bits, so that a plain hash of one gives nothing away. */
export const recoveryCodeLength = 16;
const form = new RegExp(`^[${handoverAlphabet}]{${recoveryCodeLength}}$`);

/** The code in what somebody typed: any case, any grouping, O for 0, I and L for 1. Null when there is none. */
export function readRecoveryCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  const code = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return form.test(code) ? code : null;
}

/** A code as it is shown and printed: in groups of four. */
export const groupRecoveryCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

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

export const passkeyRequest = defineCall({
  name: 'passkeyRequest',
  summary:
    'What the browser lets a passkey sign to log in; good for 5 minutes, once, and on this device alone, by a cookie',
  method: 'POST',
  path: '/wps/session/passkey/options',
  value: RequestOptions,
  access: 'public',
  cache: 'private',
  ours: true,
});

export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  summary: 'Signs in by a passkey alone; sets the renewal cookie',
  method: 'POST',
  path: '/wps/session/passkey',
  body: v.object({ response: Assertion, attempt: SignInAttempt }),
  value: LoginValue,
  access: 'optional',
  cache: 'private',
  ours: true,
});

export const secondStepRequest = defineCall({
  name: 'secondStepRequest',
  summary: 'What the browser lets a passkey of the member sign after the password; takes the ticket',
  method: 'POST',
  path: '/wps/session/second/options',
  body: v.object({ ticket: Ticket }),
  value: RequestOptions,
  access: 'public',
  cache: 'private',
  encrypted: true,
  ours: true,
});

export const secondStep = defineCall({
  name: 'secondStep',
  summary: 'Goes on after a right password by a passkey or a recovery code; sets the renewal cookie',
  method: 'POST',
  path: '/wps/session/second',
  body: v.object({
    ticket: Ticket,
    response: v.optional(Assertion),
    code: v.optional(v.pipe(v.string(), v.maxLength(64))),
    attempt: SignInAttempt,
  }),
  value: LoginValue,
  access: 'optional',
  cache: 'private',
  encrypted: true,
  ours: true,
});
