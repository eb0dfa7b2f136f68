import { plainCode, plainText } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';
import { challengeAnswerLength, challengePurposes } from './verification.ts';

/** A proof of work instead of a captcha picture (altcha): find the counter whose key begins with `keyPrefix`. */
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

/** The human-verification challenge fields of a payload [S2-191]. */
export const challengeFields = {
  challengeId: v.pipe(v.string(), v.maxLength(64)),
  challengeAnswer: v.pipe(v.string(), v.maxLength(challengeAnswerLength)),
} as const;

/** A mobile number as people write one; the gateway alone says whether there can be such a number. */
export const MobileText = v.pipe(v.string(), v.transform(plainText), v.trim(), v.regex(/^\+?[\d\s().-]{3,32}$/));
/** A code from an SMS or an e-mail, with or without a pasted space or dash. */
export const TypedCode = v.pipe(v.string(), v.maxLength(32), v.transform(plainCode));
/** `55`, also with a plus sign before it [S2-156]. */
export const DialingCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?[1-9]\d{0,3}$/),
  v.transform((text) => text.replace('+', '')),
);

/** When the next code may be requested, epoch ms by the gateway's clock [S2-126]. */
export const SmsSent = v.object({ expirationTime: v.number() });
export type SmsSent = v.InferOutput<typeof SmsSent>;

const ofNumber = v.object({ mobileNo: MobileText, countryDialingCode: DialingCode, ...challengeFields });

/** Requests and answers of the calls of verification. */
export const schemas = {
  humanChallenge: {
    query: v.object({ purpose: v.picklist(challengePurposes) }),
    value: WorkChallenge,
  },
  smsForRegister: {
    body: ofNumber,
    value: SmsSent,
  },
  smsWithoutLogin: {
    body: ofNumber,
    value: SmsSent,
  },
  smsForLogin: {
    body: v.object({ mobileNum: MobileText, countryDialingCode: DialingCode, ...challengeFields }),
    value: SmsSent,
  },
};
