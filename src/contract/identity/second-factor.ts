import { spokenCode } from '#src/contract/core/typed-text.ts';
import type { Call } from '#src/contract/core/call.ts';
import { handoverAlphabet } from './handover.ts';

const area = 'second-factor';

/** Characters of a recovery code: 80 random bits, so that a plain hash of one reveals nothing. */
export const recoveryCodeLength = 16;
const form = new RegExp(`^[${handoverAlphabet}]{${recoveryCodeLength}}$`);

/** The code in a typed text: any case, any grouping, O for 0, I and L for 1. Null when there is none. */
export function readRecoveryCode(text: string): string | null {
  const code = spokenCode(text);
  return form.test(code) ? code : null;
}

/** A code for display and print: in groups of four. */
export const groupRecoveryCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

export const passkeyRequest = {
  area,
  name: 'passkeyRequest',
  method: 'POST',
  path: '/wps/session/passkey/options',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const passkeyLogin = {
  area,
  name: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'optional',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const secondStepRequest = {
  area,
  name: 'secondStepRequest',
  method: 'POST',
  path: '/wps/session/second/options',
  access: 'public',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const secondStep = {
  area,
  name: 'secondStep',
  method: 'POST',
  path: '/wps/session/second',
  access: 'optional',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;
