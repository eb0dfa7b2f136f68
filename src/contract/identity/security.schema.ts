import * as v from 'valibot';
import { TypedPassword } from './password.schema.ts';
import { securityQuestions } from './security.ts';
import { DialingCode, MobileText, SmsSent, TypedCode } from './verification.schema.ts';
import { TokenField } from '#src/contract/core/wire.ts';

export const SecurityQuestion = v.picklist(securityQuestions);
export type SecurityQuestion = v.InferOutput<typeof SecurityQuestion>;

/**
 * Recovery of a lost payment password: by a code to the verified mobile number, or to the email address where there is no such
 * number; `wait` while one of them was set recently; or none, where there is neither.
 */
const PaymentRecovery = v.picklist(['sms', 'email', 'wait', 'none']);
export type PaymentRecovery = v.InferOutput<typeof PaymentRecovery>;

/**
 * What is set of what proves a member; contact data is masked, empty where there is none. `recoveryDueAt`: when a new password by the security
 * question takes the place of the old one; null when none waits. Times in epoch ms.
 */
export const SecurityState = v.object({
  passwordChangedAt: v.nullable(v.number()),
  paymentPassword: v.boolean(),
  question: v.nullable(SecurityQuestion),
  email: v.string(),
  mobile: v.string(),
  mobileVerified: v.boolean(),
  paymentRecovery: PaymentRecovery,
  recoveryDueAt: v.nullable(v.number()),
});
export type SecurityState = v.InferOutput<typeof SecurityState>;

/** The letters and digits of an answer to a security question that count: none that is invisible. */
export const countedLetters = (answer: string): string =>
  answer.replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');

const sets = { value: v.object({}) };

/** Requests and answers of the calls of security. */
export const schemas = {
  securityState: {
    query: v.object({}),
    value: SecurityState,
  },
  cancelRecovery: {
    ...sets,
    body: v.object({ token: TokenField }),
  },
  listSecurityQuestions: {
    query: v.object({}),
    value: v.array(v.object({ id: SecurityQuestion })),
  },
  setSecurityQuestion: {
    ...sets,
    body: v.object({
      password: TypedPassword,
      question: SecurityQuestion,
      answer: v.pipe(v.string(), v.maxLength(128)),
    }),
  },
  setPaymentPassword: {
    ...sets,
    body: v.object({
      password: v.optional(TypedPassword, ''),
      oldPaymentPassword: v.optional(TypedPassword, ''),
      newPaymentPassword: TypedPassword,
      confirmNewPaymentPassword: TypedPassword,
    }),
  },
  sendPaymentCode: {
    body: v.object({ token: TokenField }),
    value: SmsSent,
  },
  recoverPaymentPassword: {
    ...sets,
    body: v.object({
      password: TypedPassword,
      code: TypedCode,
      newPaymentPassword: TypedPassword,
      confirmNewPaymentPassword: TypedPassword,
    }),
  },
  setOwnMobile: {
    ...sets,
    body: v.object({
      password: TypedPassword,
      mobileNum: MobileText,
      countryDialingCode: DialingCode,
      verificationCode: TypedCode,
    }),
  },
};
