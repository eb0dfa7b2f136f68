import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const area = 'verification';

/** A challenge works once, and only for its purpose, so that one solution never pays for two. */
export const challengePurposes = ['sms', 'picture'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** Characters from the end of the found key: as many as a captcha's answer may have, and not part of the challenge. */
export const challengeAnswerLength = 16;
export const answerOfKey = (derivedKey: string): string => derivedKey.slice(-challengeAnswerLength);

export type ChallengeAnswer = { readonly challengeId: string; readonly challengeAnswer: string };

export const humanChallenge = {
  area,
  name: 'humanChallenge',
  method: 'GET',
  path: '/wps/verification/challenge',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const smsCodeLength = 6;
export const smsCodeRule = /^\d{6}$/;
/** Lifetime of a code, and time until the next may be requested; ms. */
export const smsCodeLifetime = 5 * 60_000;
export const smsPause = 60_000;

/** Purpose of a code; it works for no other. */
export const smsPurposes = ['register', 'login', 'noLogin'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

const sending = { method: 'POST', access: 'public', cache: 'private' } as const;

/** [S2-191] */
export const smsForRegister = {
  ...sending,
  area,
  name: 'smsForRegister',
  path: '/wps/verification/sms/register',
  module: moduleIds.registration,
} as const satisfies Call;

/** For a forgotten password [S2-192]. */
export const smsWithoutLogin = {
  ...sending,
  area,
  name: 'smsWithoutLogin',
  path: '/wps/verification/sms/noLogin',
} as const satisfies Call;

/** [S2-193] */
export const smsForLogin = {
  ...sending,
  area,
  name: 'smsForLogin',
  path: '/wps/verification/sms/login',
  ours: true,
} as const satisfies Call;
