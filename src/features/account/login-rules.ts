import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { captchaRule, loginPasswordRule, loginUsernameRule } from '#src/contract/session.ts';

/** The shared rules of the login fields [S2-152]: a value, trimmed where trimming is right, gives an error or nothing. */
export type Rule = (value: string) => MessageDescriptor | undefined;

export const loginUsername: Rule = (value) => {
  if (value.trim() === '') return msg`Enter your username.`;
  return loginUsernameRule.test(value.trim())
    ? undefined
    : msg`Account format incorrect: 3 to 32 letters, digits, dots or dashes.`;
};

export const loginPassword: Rule = (value) => {
  if (value === '') return msg`Enter your password.`;
  return loginPasswordRule.test(value) ? undefined : msg`Password format incorrect: 6 to 64 characters.`;
};

export const captchaText: Rule = (value) => {
  if (value.trim() === '') return msg`Enter the verification code.`;
  return captchaRule.test(value.trim()) ? undefined : msg`Enter 1 to 16 letters or digits.`;
};
