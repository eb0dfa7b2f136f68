import type { ShownField } from '#src/contract/identity/register-rules.ts';
import { registerFields } from '#src/contract/identity/registration.ts';

type PayloadName = ShownField['name'];
/** The form's names of fields that the payload names differently [S2-124]. */
const others = { confirmPassword: 'confimpsw', verificationCode: 'messageCode', captcha: 'identifying' } as const;
type Renamed = typeof others;
/** A field's name in the form. */
export type FormName = Exclude<PayloadName, keyof Renamed> | Renamed[keyof Renamed];

export const formNameOf = (name: PayloadName): FormName =>
  name in others ? others[name as keyof Renamed] : (name as FormName);

/** Every field that the form may show, in display order. */
export const formNames: readonly FormName[] = [
  ...registerFields.flatMap((name): FormName[] => {
    if (name === 'mobileNum') return [name, others.verificationCode];
    return name === 'password' ? [name, others.confirmPassword] : [name];
  }),
  others.captcha,
];

/** The form's values. `method` is empty until one is chosen. */
export type RegisterValues = Record<FormName | 'countryDialingCode' | 'method', string> & { agreed: boolean };

export const emptyValues: RegisterValues = {
  ...(Object.fromEntries(formNames.map((name) => [name, ''])) as Record<FormName, string>),
  countryDialingCode: '',
  method: '',
  agreed: true,
};

/** Held in memory only, and never stored. */
export const secretNames: readonly FormName[] = [
  ...(['password', 'confimpsw', 'paymentPassword', 'messageCode', 'identifying', 'idNumber'] as const),
];

/** Storage key of the form's draft. */
export const draftName = 'register';

/** Default country when none was chosen and the browser's language has none. */
export const noDialingCode = '55';
