import * as v from 'valibot';
import { defineCall } from './call.ts';
import { NewPassword } from './password.ts';
import { SecurityQuestion } from './security.ts';
import { challengeFields, DialingCode, MobileText, SmsSent } from './verification.ts';

/** Digits of a code by e-mail: more than of one by SMS, because several live at once. */
export const mailCodeLength = 8;
export const mailCodeRule = /^\d{8}$/;
/** How long a code may be typed, and how long until the next may be asked for; ms. */
export const mailCodeLifetime = 30 * 60_000;
export const mailPause = 60_000;

/** An account's name as somebody typed it, whether there is such an account or not. */
const AccountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

export const mailWithoutLogin = defineCall({
  name: 'mailWithoutLogin',
  summary: 'Sends a code to the e-mail address of an account; the same answer where there is none',
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  body: v.object({ username: AccountName, ...challengeFields }),
  /** As for a code by SMS. */
  value: SmsSent,
  access: 'public',
  cache: 'private',
  ours: true,
});

/** The name of the account whose password was changed: he may have come by a phone number. */
const Recovered = v.object({ userName: v.string() });

const recovers = {
  method: 'POST',
  value: Recovered,
  access: 'public',
  cache: 'private',
  encrypted: true,
  idempotent: true,
  ours: true,
} as const;

export const recoverByMail = defineCall({
  ...recovers,
  name: 'recoverByMail',
  summary: 'Chooses a new password by a code that was sent by e-mail; all sessions of the account end',
  path: '/wps/member/password/email',
  body: v.object({ username: AccountName, code: v.pipe(v.string(), v.maxLength(32)), ...NewPassword }),
});

/** Set password by phone [S2-206] */
export const recoverByPhone = defineCall({
  ...recovers,
  name: 'recoverByPhone',
  summary: 'Chooses a new password by a code that was sent by SMS; all sessions of the account end',
  path: '/wps/member/password/phone',
  body: v.object({
    mobileNo: MobileText,
    countryDialingCode: DialingCode,
    code: v.pipe(v.string(), v.maxLength(32)),
    ...NewPassword,
  }),
});

export const recoverByQuestion = defineCall({
  ...recovers,
  name: 'recoverByQuestion',
  summary: 'Chooses a new password by the answer to the account’s security question; all sessions of the account end',
  path: '/wps/member/password/question',
  body: v.object({
    username: AccountName,
    question: SecurityQuestion,
    answer: v.pipe(v.string(), v.maxLength(128)),
    ...challengeFields,
    ...NewPassword,
  }),
});
