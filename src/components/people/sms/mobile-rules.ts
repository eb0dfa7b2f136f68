import { plainCode } from '#src/contract/core/typed-text.ts';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { pattern, required, text } from '#src/components/kit/forms/rules.ts';
import { smsCodeRule } from '#src/contract/identity/verification.ts';
import { canBeMobile } from './dialling.ts';

/** The shared rules loginMobileNum and verificationCode [S2-152], trimmed [S2-155]. */
const trimmed = v.pipe(v.string(), v.trim());

export const loginMobileNum = v.pipe(trimmed, required(msg`Enter your mobile number.`));
export const verificationCode = v.pipe(
  v.string(),
  v.transform(plainCode),
  required(msg`Enter the code from the SMS.`),
  pattern(smsCodeRule, msg`The code has 6 digits.`),
);

/** The error of a number impossible for its dialling code [S2-156, S2-157]; none for an empty one. */
export const wrongMobile = text(msg`Mobile number format incorrect: check the number and its country code.`);
export const isMobileOf = (mobile: string, dialingCode: string): boolean =>
  mobile.trim() === '' || canBeMobile(mobile, dialingCode);

/** A mobile number, its dialling code and the code sent to it: part of a form's schema. */
export const mobileWithCode = v.pipe(
  v.object({ mobile: loginMobileNum, dialingCode: v.string(), code: verificationCode }),
  v.forward(
    v.partialCheck(
      [['mobile'], ['dialingCode']],
      ({ mobile, dialingCode }) => isMobileOf(mobile, dialingCode),
      wrongMobile,
    ),
    ['mobile'],
  ),
);
