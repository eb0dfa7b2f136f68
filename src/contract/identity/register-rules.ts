import { blankLetter, isVisible, plainCode, plainName, plainText } from '#src/contract/core/typed-text.ts';
import { checkField, type FieldRule, type RuleError } from './field-rules.ts';
import { plainFields, type RegisterField, registerFields, type RegisterMethod } from './registration.ts';
import type { FieldSetting, RegisterForm, RegisterPayload } from './registration.schema.ts';
import { captchaRule, loginPasswordRule, loginUsernameRule } from './session.ts';
import { smsCodeRule } from './verification.ts';

/** Fields of the form besides those whose rules the merchant sets. */
type ExtraField = 'confirmPassword' | 'verificationCode' | 'captcha';
/** A visible field, by its name in the payload, with its rule. */
export type ShownField = {
  readonly name: RegisterField | ExtraField;
  readonly rule: FieldRule & Pick<FieldSetting, 'hint'>;
};

/** The initial method of the form: by mobile number only where it is the only one [S2-139]. */
export const defaultMethod = ({ methods }: Pick<RegisterForm, 'methods'>): RegisterMethod =>
  methods.mobileNum && !methods.username ? 'mobileNum' : 'username';

const needed: FieldRule = { required: true, type: 'string', whitespace: true };
/** Rules that no merchant can relax: the login must accept the name, and it must not look like a phone number. */
const always: { readonly [Name in RegisterField | ExtraField]?: RegExp } = {
  username: new RegExp(`^(?=.*[a-zA-Z])${loginUsernameRule.source.slice(1)}`),
  password: loginPasswordRule,
  // Only the gateway can decide whether such a number exists.
  mobileNum: /^\+?[\d\s().-]{3,32}$/,
  captcha: captchaRule,
  verificationCode: smsCodeRule,
};

/** The fields of a method, in their order; other fields are neither asked nor stored [S2-031, S2-034…S2-041]. */
export function shownFields(form: RegisterForm, method: RegisterMethod): readonly ShownField[] {
  const byMobile = method === 'mobileNum';
  const withPassword = !byMobile || form.mobileNumPassword;
  const shown = (name: RegisterField): boolean => {
    if (name === 'username') return !byMobile;
    if (name === 'password') return withPassword;
    return (name === 'mobileNum' && byMobile) || form.fields[name].enabled;
  };
  const verified = byMobile || (form.fields.mobileNum.enabled && form.verificationCode);
  const required = (name: RegisterField): boolean =>
    ['username', 'password'].includes(name) || (name === 'mobileNum' && verified) || form.fields[name].required;
  const extra = (when: boolean, name: ExtraField): ShownField[] => (when ? [{ name, rule: needed }] : []);
  return [
    ...registerFields
      .filter(shown)
      .flatMap((name) => [
        { name, rule: { ...form.fields[name], required: required(name) } },
        ...extra(name === 'mobileNum' && verified, 'verificationCode'),
        ...extra(name === 'password', 'confirmPassword'),
      ]),
    ...extra(form.captcha, 'captcha'),
  ];
}

/** `111111`, `123456`, `987654`: a constant step of at most one between characters. Refused as a payment password. */
export function isStraightRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/**
 * How a field is typed or pasted does not make it wrong: a number from the contacts, a code with a space, an accent for an apostrophe. The
 * payload's schema reads it in the same way.
 */
const readings: { readonly [Name in ShownField['name']]?: (typed: string) => string } = {
  ...Object.fromEntries(plainFields.map((name) => [name, plainText])),
  verificationCode: plainCode,
  payeeName: plainName,
};
/** Names must be visible, and the payee's name, which is set once, has no invisible letter. */
const shows: { readonly [Name in ShownField['name']]?: (text: string) => boolean } = {
  nickname: isVisible,
  payeeName: (name) => !blankLetter.test(name),
};

/** The errors of one field as it was typed [S2-166]. Whether both passwords are the same is another question. */
export function checkShownField({ name, rule }: ShownField, typed: unknown): RuleError[] {
  const value = typeof typed === 'string' ? (readings[name]?.(typed) ?? typed) : typed;
  const errors = checkField(rule, value);
  if (typeof value !== 'string' || value === '' || errors.length > 0) return errors;
  const fits =
    (always[name]?.test(value) ?? true) &&
    (shows[name]?.(value) ?? true) &&
    !(name === 'paymentPassword' && isStraightRun(value));
  return fits ? [] : ['pattern'];
}

/** The invalid fields of a registration, in their order. */
export function findWrongFields(form: RegisterForm, method: RegisterMethod, payload: RegisterPayload): string[] {
  const wrong = shownFields(form, method).filter(
    ({ name, rule }) =>
      checkShownField({ name, rule }, payload[name]).length > 0 ||
      (name === 'confirmPassword' && payload.confirmPassword !== payload.password),
  );
  return wrong.map(({ name }) => name);
}
