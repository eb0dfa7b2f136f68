import type { Call } from '#src/contract/core/call.ts';

const area = 'recovery';

/** Digits of a code by e-mail: more than of one by SMS, because several live at once. */
export const mailCodeLength = 8;
export const mailCodeRule = /^\d{8}$/;
/** Lifetime of a code, and pause until the next request; ms. */
export const mailCodeLifetime = 30 * 60_000;
export const mailPause = 60_000;
/** How long a new password by the security question is pending, so that the owner can cancel it; ms. */
export const questionWait = 86_400_000;

export const mailWithoutLogin = {
  area,
  name: 'mailWithoutLogin',
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

const recovers = {
  method: 'POST',
  access: 'public',
  cache: 'private',
  encrypted: true,
  idempotent: true,
  ours: true,
} as const;

export const recoverByMail = {
  ...recovers,
  area,
  name: 'recoverByMail',
  path: '/wps/member/password/email',
} as const satisfies Call;

/** Set password by phone [S2-206] */
export const recoverByPhone = {
  ...recovers,
  area,
  name: 'recoverByPhone',
  path: '/wps/member/password/phone',
} as const satisfies Call;

export const recoverByQuestion = {
  ...recovers,
  area,
  name: 'recoverByQuestion',
  path: '/wps/member/password/question',
} as const satisfies Call;
