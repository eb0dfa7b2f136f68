import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleError } from '#src/contract/identity/field-rules.ts';
import type { ShownField } from '#src/contract/identity/register-rules.ts';

type Name = ShownField['name'];

/** Label of each field. Company names are not translated. */
export const labels: Record<Exclude<Name, 'captcha'>, MessageDescriptor> = {
  username: msg`Username`,
  mobileNum: msg`Mobile number`,
  verificationCode: msg`SMS code`,
  password: msg`Password`,
  confirmPassword: msg`Confirm password`,
  paymentPassword: msg`Payment password`,
  affiliateCode: msg`Invitation code`,
  email: msg`E-mail`,
  nickname: msg`Nickname`,
  payeeName: msg`Real name`,
  recommenderId: msg`Username of the person who referred you`,
  idNumber: msg`ID number`,
  whatsapp: msg`WhatsApp`,
  facebook: msg`Facebook`,
  line: msg`LINE`,
  wechat: msg`WeChat`,
  zalo: msg`Zalo`,
  qqNum: msg`QQ number`,
};

const missing: { readonly [N in Name]?: MessageDescriptor } = {
  username: msg`Enter a username.`,
  password: msg`Enter a password.`,
  confirmPassword: msg`Enter the password again.`,
  mobileNum: msg`Enter your mobile number.`,
  verificationCode: msg`Enter the code from the SMS.`,
  captcha: msg`Enter the verification code.`,
  affiliateCode: msg`Enter your invitation code.`,
};

/** The formats, in words [S2-173]. */
const formats: { readonly [N in Name]?: MessageDescriptor } = {
  username: msg`Account format incorrect: letters, digits, dots or dashes, beginning with a letter.`,
  password: msg`Password format incorrect: check the list below.`,
  paymentPassword: msg`Payment password format incorrect: digits only, not all the same, not in sequence.`,
  payeeName: msg`Real name format incorrect: letters and spaces, as on your document.`,
  mobileNum: msg`Mobile number format incorrect: check the number and its country code.`,
  verificationCode: msg`The code has 6 digits.`,
  captcha: msg`Enter 1 to 16 letters or digits.`,
  affiliateCode: msg`Invitation code format incorrect: letters, digits and dashes.`,
};

const otherFormat = msg`The format is not valid.`;

/** Error of a field, with the expected format. */
export function errorMessage({ name, rule }: ShownField, error: RuleError): MessageDescriptor {
  const { min = 0, max = 0, len = 0, type } = rule;
  const isNumber = type === 'integer';
  switch (error) {
    case 'required':
    case 'whitespace':
      return missing[name] ?? msg`Fill in this field.`;
    case 'type':
      if (type === 'email') return msg`Email format incorrect: use the form name@example.com.`;
      return isNumber ? msg`Digits only.` : msg`This has a character that is not allowed.`;
    case 'len':
      return msg`Exactly ${len} characters.`;
    case 'min':
      return isNumber ? msg`At least ${min}.` : msg`At least ${min} characters.`;
    case 'max':
      return isNumber ? msg`At most ${max}.` : msg`At most ${max} characters.`;
    case 'range':
      return isNumber ? msg`A number from ${min} to ${max}.` : msg`${min} to ${max} characters.`;
    case 'enum':
      return msg`This is not one of the options.`;
    case 'pattern':
      return rule.hint ? otherFormat : (formats[name] ?? otherFormat);
  }
}
