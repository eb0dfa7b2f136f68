import * as v from 'valibot';
import { PositiveAmount } from '#src/contract/core/amount.ts';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { FieldRule } from '#src/contract/identity/field-rules.ts';
import { FieldSetting, RegisterForm } from '#src/contract/identity/registration.schema.ts';

const { fields: defaultFields, ...defaults } = defaultRegisterForm;
const { methods, mobileNumPassword, verificationCode, captcha, termsTicked } = RegisterForm.entries;

/**
 * The merchant's settings of the form; the rest has the contract's defaults. `bonus`: the bonus of a new member, if any; `bonusAfterNumber`: given once the
 * member has verified a mobile number.
 */
export const StoredRegistration = v.object({
  methods: v.optional(methods, defaults.methods),
  mobileNumPassword: v.optional(mobileNumPassword, defaults.mobileNumPassword),
  verificationCode: v.optional(verificationCode, defaults.verificationCode),
  captcha: v.optional(captcha, defaults.captcha),
  termsTicked: v.optional(termsTicked, defaults.termsTicked),
  oldPassword: v.optional(FieldRule, defaults.oldPassword),
  fields: v.optional(v.record(v.string(), FieldSetting), {}),
  bonus: v.optional(v.nullable(PositiveAmount), null),
  bonusAfterNumber: v.optional(v.boolean(), false),
});
type StoredRegistration = v.InferOutput<typeof StoredRegistration>;

/** The stored form with its defaults. */
export const formOf = (registration: StoredRegistration): RegisterForm => ({
  ...registration,
  fields: { ...defaultFields, ...registration.fields },
});

/** The switches of the form, as in the status [S1-265]. */
export function registerFlagsOf(registration: StoredRegistration): Record<string, boolean> {
  const { fields, ...form } = formOf(registration);
  const ofFields = Object.entries(fields).map(([name, { enabled }]): [string, boolean] => [name, enabled]);
  return {
    ...Object.fromEntries(ofFields),
    ...form.methods,
    mobileNumPassword: form.mobileNumPassword,
    verificationCode: form.verificationCode,
    captcha: form.captcha,
  };
}

/**
 * What was done, and a warning where the form gives a bonus to accounts that a program opens: without a captcha and a code for a number. A work
 * that the browser does costs a program little.
 */
export function withWarning(stored: v.InferOutput<typeof StoredRegistration>, done: string): string {
  const form = formOf(stored);
  const asksForNumber = (form.fields.mobileNum.enabled && form.verificationCode) || stored.bonusAfterNumber;
  if (stored.bonus === null || !form.methods.username || form.captcha || asksForNumber) return done;
  return `${done}\nwarning: a program can open accounts for the bonus of ${stored.bonus}: the form asks for neither a captcha nor a verified number. "register set bonus-number on" gives it for a verified number alone, "register set captcha on" makes each account dearer`;
}
