import * as v from 'valibot';
import { defineCall } from './call.ts';
import { TypedPassword } from './password.ts';
import { DialingCode, MobileText, SmsSent } from './verification.ts';
import { TokenField } from './wire.ts';

/** What a member can be asked; the app has the words. */
export const securityQuestions = [
  'firstPet',
  'childhoodFriend',
  'favouriteTeacher',
  'firstJobCity',
  'firstStreet',
  'dreamPlace',
  'grandmotherNickname',
  'firstConcert',
] as const;
export const SecurityQuestion = v.picklist(securityQuestions);
export type SecurityQuestion = v.InferOutput<typeof SecurityQuestion>;

/** An answer has so many letters and digits at least: three are guessed. */
export const shortestAnswer = 4;

/**
 * How a lost payment password comes back: by a code to the verified mobile number, or to the e-mail address where there is no such number;
 * not yet, while one of them was set just now; or not at all, where there is neither.
 */
const PaymentRecovery = v.picklist(['sms', 'email', 'wait', 'none']);
export type PaymentRecovery = v.InferOutput<typeof PaymentRecovery>;

/** What is set of what proves a member; contact data is masked, empty where there is none. Times in epoch ms. */
export const SecurityState = v.object({
  passwordChangedAt: v.nullable(v.number()),
  paymentPassword: v.boolean(),
  question: v.nullable(SecurityQuestion),
  email: v.string(),
  mobile: v.string(),
  mobileVerified: v.boolean(),
  paymentRecovery: PaymentRecovery,
});
export type SecurityState = v.InferOutput<typeof SecurityState>;

export const securityState = defineCall({
  name: 'securityState',
  summary: 'What is set of what proves the member',
  method: 'GET',
  path: '/wps/member/security',
  query: v.object({}),
  value: SecurityState,
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
});

/** [S2-215] */
export const listSecurityQuestions = defineCall({
  name: 'listSecurityQuestions',
  summary: 'The questions that a member can choose one of',
  method: 'GET',
  path: '/wps/securityQuestions',
  query: v.object({}),
  value: v.array(v.object({ id: SecurityQuestion })),
  access: 'public',
  cache: 'private',
  ours: true,
});

const sets = {
  method: 'POST',
  value: v.object({}),
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  idempotent: true,
} as const;

/** [S2-215] */
export const setSecurityQuestion = defineCall({
  ...sets,
  name: 'setSecurityQuestion',
  summary: 'Sets the security question and its answer, by the password of the login',
  path: '/wps/member/securityQuestion',
  body: v.object({
    password: TypedPassword,
    question: SecurityQuestion,
    answer: v.pipe(v.string(), v.maxLength(128)),
  }),
  ours: true,
});

/** [S2-205]: `password` is the login's, where no payment password is set yet; `oldPaymentPassword` where one is. */
export const setPaymentPassword = defineCall({
  ...sets,
  name: 'setPaymentPassword',
  summary: 'Sets the payment password by the password of the login, or changes it by the one before',
  path: '/wps/member/paymentPassword',
  body: v.object({
    password: v.optional(TypedPassword, ''),
    oldPaymentPassword: v.optional(TypedPassword, ''),
    newPaymentPassword: TypedPassword,
    confirmNewPaymentPassword: TypedPassword,
  }),
});

export const sendPaymentCode = defineCall({
  name: 'sendPaymentCode',
  summary: 'Sends a code for a lost payment password to the mobile number or e-mail address of the member',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  body: v.object({ token: TokenField }),
  value: SmsSent,
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
});

/** `password` is the login's, `code` the one that sendPaymentCode has sent. */
export const recoverPaymentPassword = defineCall({
  ...sets,
  name: 'recoverPaymentPassword',
  summary: 'Sets another payment password in the place of a lost one, by the password of the login and a code',
  path: '/wps/member/paymentPassword/recover',
  body: v.object({
    password: TypedPassword,
    code: v.pipe(v.string(), v.trim(), v.maxLength(16)),
    newPaymentPassword: TypedPassword,
    confirmNewPaymentPassword: TypedPassword,
  }),
  ours: true,
});

/** `verificationCode`: of the SMS that smsForRegister sends to the number. */
export const setOwnMobile = defineCall({
  ...sets,
  name: 'setOwnMobile',
  summary: "Makes a mobile number the member's, by the password and the code that was sent to it",
  path: '/wps/member/mobile',
  body: v.object({
    password: TypedPassword,
    mobileNum: MobileText,
    countryDialingCode: DialingCode,
    verificationCode: v.pipe(v.string(), v.trim(), v.maxLength(16)),
  }),
  ours: true,
});
