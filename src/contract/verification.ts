import * as v from 'valibot';
import { defineCall } from './call.ts';
import { moduleIds } from './module-ids.ts';

/** Two are never dearer than one: a challenge is good for what it was made for, once. */
export const challengePurposes = ['sms', 'picture'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** A work to do in place of a picture to read (altcha): find the counter whose key begins with `keyPrefix`. */
export const WorkChallenge = v.object({
  challengeId: v.string(),
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
});
export type WorkChallenge = v.InferOutput<typeof WorkChallenge>;

/** What a key that was found ends with: as many letters as a captcha's answer may have, and nowhere in the challenge. */
export const challengeAnswerLength = 16;
export const answerOfKey = (derivedKey: string): string => derivedKey.slice(-challengeAnswerLength);

/** The human-verification challenge fields of a payload [S2-191]. */
export const challengeFields = {
  challengeId: v.pipe(v.string(), v.maxLength(64)),
  challengeAnswer: v.pipe(v.string(), v.maxLength(challengeAnswerLength)),
} as const;
export type ChallengeAnswer = { readonly challengeId: string; readonly challengeAnswer: string };

export const humanChallenge = defineCall({
  name: 'humanChallenge',
  summary:
    'A work that shows a person, or costs a program: for a code by SMS, or in place of the captcha picture (dearer)',
  method: 'GET',
  path: '/wps/verification/challenge',
  query: v.object({ purpose: v.picklist(challengePurposes) }),
  value: WorkChallenge,
  access: 'public',
  cache: 'private',
  ours: true,
});

/** A mobile number as people write one; the gateway alone says whether there can be such a number. */
export const MobileText = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s().-]{3,32}$/));
/** `55`, also with a plus sign before it [S2-156]. */
export const DialingCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?[1-9]\d{0,3}$/),
  v.transform((text) => text.replace('+', '')),
);

export const smsCodeLength = 6;
export const smsCodeRule = /^\d{6}$/;
/** How long a code may be typed, and how long until the next may be asked for; ms. */
export const smsCodeLifetime = 5 * 60_000;
export const smsPause = 60_000;

/** When the next code may be asked for, epoch ms by the gateway's clock [S2-126]. */
export const SmsSent = v.object({ expirationTime: v.number() });
export type SmsSent = v.InferOutput<typeof SmsSent>;

/** What a code is for; one is good for nothing else. */
export const smsPurposes = ['register', 'login', 'noLogin'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

const sending = { method: 'POST', value: SmsSent, access: 'public', cache: 'private' } as const;
const ofNumber = v.object({ mobileNo: MobileText, countryDialingCode: DialingCode, ...challengeFields });

/** [S2-191] */
export const smsForRegister = defineCall({
  ...sending,
  name: 'smsForRegister',
  summary: 'Sends a code to a mobile number that registers',
  path: '/wps/verification/sms/register',
  body: ofNumber,
  module: moduleIds.registration,
});

/** For a forgotten password [S2-192]. */
export const smsWithoutLogin = defineCall({
  ...sending,
  name: 'smsWithoutLogin',
  summary: 'Sends a code to the verified mobile number of an account; the same answer where there is none',
  path: '/wps/verification/sms/noLogin',
  body: ofNumber,
});

/** [S2-193] */
export const smsForLogin = defineCall({
  ...sending,
  name: 'smsForLogin',
  summary: 'Sends a code to sign in with; the same answer where no account has the number',
  path: '/wps/verification/sms/login',
  body: v.object({ mobileNum: MobileText, countryDialingCode: DialingCode, ...challengeFields }),
  ours: true,
});
