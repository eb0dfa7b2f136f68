import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { AppFormState } from '#src/components/kit/forms/use-app-form.ts';
import { MobileField } from '#src/components/people/sms/mobile-field.tsx';
import { SmsCodeField } from '#src/components/people/sms/sms-code-field.tsx';
import { smsCodeField, useMobileField } from '#src/components/people/sms/use-mobile-field.ts';
import type { RegisterMethod } from '#src/contract/identity/registration.ts';
import { phoneServiceAtom } from '#src/state/identity/phone-service.ts';
import { formNameOf, noDialingCode, type RegisterValues } from './register-names.ts';

const names = {
  mobile: 'mobileNum',
  dialingCode: 'countryDialingCode',
  code: formNameOf('verificationCode'),
} as const;

type Form = { form: AppFormState<RegisterValues, Partial<RegisterValues>> };

/** The mobile number with its country's code [S2-032, S2-035]; the value is kept when the method changes [S2-140]. */
export function RegisterMobile({ form, method, required }: Form & { method: RegisterMethod; required: boolean }) {
  const { t } = useLingui();
  const field = useMobileField(form, names);
  return (
    <MobileField
      {...field}
      id={method === 'mobileNum' ? 'mobileNum1' : 'mobileNum2'}
      labelNote={required ? undefined : t`(optional)`}
      dialingCode={field.dialingCode || noDialingCode}
    />
  );
}

/** The code that is sent to the number, once this and the captcha, where it is on, are valid [S2-033, S2-036, S2-171]. */
export function RegisterSmsCode({ form }: Form) {
  const service = useAtomValue(phoneServiceAtom);
  return <SmsCodeField {...smsCodeField(form, names, [formNameOf('captcha')])} purpose="register" service={service} />;
}
