import * as v from 'valibot';
import { NewPassword } from './password.schema.ts';
import { SecurityQuestion } from './security.schema.ts';
import { challengeFields, DialingCode, MobileText, SmsSent, TypedCode } from './verification.schema.ts';

/** A typed account name, of an existing account or not. */
const AccountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

/** The name of the account whose password was changed, which a recovery by phone number did not state. */
const Recovered = v.object({ userName: v.string() });

/** Schemas of the recovery calls. */
export const schemas = {
  mailWithoutLogin: {
    body: v.object({ username: AccountName, ...challengeFields }),
    /** As for a code by SMS. */
    value: SmsSent,
  },
  recoverByMail: {
    body: v.object({ username: AccountName, code: TypedCode, ...NewPassword }),
    value: Recovered,
  },
  recoverByPhone: {
    body: v.object({
      mobileNo: MobileText,
      countryDialingCode: DialingCode,
      code: TypedCode,
      ...NewPassword,
    }),
    value: Recovered,
  },
  recoverByQuestion: {
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
