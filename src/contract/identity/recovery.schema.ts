import * as v from 'valibot';
import { NewPassword } from './password.schema.ts';
import { SecurityQuestion } from './security.schema.ts';
import { challengeFields, DialingCode, MobileText, SmsSent, TypedCode } from './verification.schema.ts';

/** An account's name as somebody typed it, whether there is such an account or not. */
const AccountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

/** The name of the account whose password was changed: he may have come by a phone number. */
const Recovered = v.object({ userName: v.string() });

/** What the calls of recovery are asked with and answer. */
export const schemas = {
  mailWithoutLogin: {
    summary: 'Sends a code to the e-mail address of an account; the same answer where there is none',
    body: v.object({ username: AccountName, ...challengeFields }),
    /** As for a code by SMS. */
    value: SmsSent,
  },
  recoverByMail: {
    summary: 'Chooses a new password by a code that was sent by e-mail; all sessions of the account end',
    body: v.object({ username: AccountName, code: TypedCode, ...NewPassword }),
    value: Recovered,
  },
  recoverByPhone: {
    summary: 'Chooses a new password by a code that was sent by SMS; all sessions of the account end',
    body: v.object({
      mobileNo: MobileText,
      countryDialingCode: DialingCode,
      code: TypedCode,
      ...NewPassword,
    }),
    value: Recovered,
  },
  recoverByQuestion: {
    summary:
      'Chooses a new password by the answer to the account’s security question: it works a day later, unless the owner cancels it',
    body: v.object({
      username: AccountName,
      question: SecurityQuestion,
      answer: v.pipe(v.string(), v.maxLength(128)),
      ...challengeFields,
      ...NewPassword,
    }),
    /** `worksFrom`: when the new password takes the place of the old one, epoch ms. */
    value: v.object({ ...Recovered.entries, worksFrom: v.number() }),
  },
};
