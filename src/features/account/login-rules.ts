import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { pattern, required } from '#src/components/kit/forms/rules.ts';
import { captchaRule, loginUsernameRule } from '#src/contract/identity/session.ts';

/** The shared rules of the login fields [S2-152], trimmed where trimming is right. */
const trimmed = v.pipe(v.string(), v.trim());

export const loginUsername = v.pipe(
  trimmed,
  required(msg`Enter your username.`),
  pattern(loginUsernameRule, msg`Account format incorrect: 3 to 32 letters, digits, dots or dashes.`),
);
export const captchaText = v.pipe(
  trimmed,
  required(msg`Enter the verification code.`),
  pattern(captchaRule, msg`Enter 1 to 16 letters or digits.`),
);

const entries = { username: loginUsername, password: loginPassword, captcha: trimmed, remember: v.boolean() };
export const loginFields = v.object(entries);
/** Once a captcha is shown it is required [S2-154]. */
export const loginFieldsWithCaptcha = v.object({ ...entries, captcha: captchaText });
