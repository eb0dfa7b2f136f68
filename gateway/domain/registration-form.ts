import * as v from 'valibot';
import { PositiveAmount } from '#src/contract/amount.ts';
import { defaultRegisterForm } from '#src/contract/register-defaults.ts';
import { FieldSetting, RegisterForm, type RegisterSettings } from '#src/contract/registration.ts';
import type { Merchant } from './merchant.ts';

/** What a merchant has set of the form; the rest is as the contract has it. `bonus`: what a new member is given, if anything. */
export const StoredRegistration = v.object({
  ...v.partial(v.omit(RegisterForm, ['fields'])).entries,
  fields: v.optional(v.record(v.string(), FieldSetting), {}),
  bonus: v.optional(v.nullable(PositiveAmount), null),
});
export type StoredRegistration = v.InferOutput<typeof StoredRegistration>;

/** The form as it stands. */
export function formOf({ fields, bonus: _, ...rest }: StoredRegistration): RegisterForm {
  return { ...defaultRegisterForm, ...rest, fields: { ...defaultRegisterForm.fields, ...fields } };
}

/** The form with all that goes with it: who may register, and what a new member is given [S2-047]. */
export function registerSettingsOf({ settings, currency, currencySymbol }: Merchant): RegisterSettings {
  const { registration, ageLimit } = settings;
  const { bonus } = registration;
  return {
    ...formOf(registration),
    bonus: bonus === null ? null : { amount: bonus, currency, currencySymbol },
    ageLimit,
  };
}

/** What is on and what is off, as the status says it [S1-265]. */
export function registerFlagsOf(registration: StoredRegistration): Record<string, boolean> {
  const { methods, fields, mobileNumPassword, verificationCode, captcha } = formOf(registration);
  const ofFields = Object.entries(fields).map(([name, { enabled }]): [string, boolean] => [name, enabled]);
  return { ...Object.fromEntries(ofFields), ...methods, mobileNumPassword, verificationCode, captcha };
}
