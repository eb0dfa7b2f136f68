import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { longestNickname } from '#src/contract/account/account-details.ts';
import { PayeeName } from '#src/contract/core/payee-name.ts';
import { Birthday, Email, Nickname } from '#src/contract/account/account-details.schema.ts';
import { isOfAge } from '#src/contract/core/age.ts';

/** The gateway's own rules, each with its message. */
const obeys = (rule: v.GenericSchema<string, string>) => (value: string) => v.is(rule, value);

export const nicknameFields = v.object({
  nickname: v.pipe(
    v.string(),
    v.trim(),
    v.check(obeys(Nickname), text(msg`Up to ${longestNickname} characters, on one line.`)),
  ),
});

export const emailFields = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(obeys(Email), text(msg`Email format incorrect: use the form name@example.com.`)),
  ),
  password: v.pipe(v.string(), required(msg`Enter your password.`)),
});

export const payeeNameFields = v.object({
  payeeName: v.pipe(
    v.string(),
    v.trim(),
    required(msg`Enter your name.`),
    v.check((name) => name === '' || v.is(PayeeName, name), text(msg`Your full name in letters, as at your bank.`)),
  ),
});

/** `today` as YYYY-MM-DD in the merchant's time zone. */
export const birthdayFields = (ageLimit: number, today: string) =>
  v.object({
    birthday: v.pipe(
      v.string(),
      required(msg`Enter your birthday.`),
      v.check(
        (day) => day === '' || (v.is(Birthday, day) && isOfAge(day, today, ageLimit)),
        text(msg`You must be at least ${ageLimit} years old.`),
      ),
    ),
  });
