import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useWatch } from 'react-hook-form';
import type { AppFormState } from '#src/components/forms/use-app-form.ts';
import { MobileField } from '#src/components/sms/mobile-field.tsx';
import { SmsCodeField } from '#src/components/sms/sms-code-field.tsx';
import type { RegisterMethod } from '#src/contract/registration.ts';
import { phoneServiceAtom } from '#src/state/phone-service.ts';
import { formNameOf, noDialingCode, type RegisterValues } from './register-names.ts';

type Form = { form: AppFormState<RegisterValues, Partial<RegisterValues>> };

/** The mobile number with its country's code [S2-032, S2-035]; what was typed goes along from one method to the other [S2-140]. */
export function RegisterMobile({ form, method, required }: Form & { method: RegisterMethod; required: boolean }) {
  const { t } = useLingui();
  const { control, getValues, setValue, trigger } = form;
  const dialingCode = useWatch({ control, name: 'countryDialingCode' });
  return (
    <MobileField
      {...form.field('mobileNum')}
      id={method === 'mobileNum' ? 'mobileNum1' : 'mobileNum2'}
      labelNote={required ? undefined : t`(optional)`}
      dialingCode={dialingCode || noDialingCode}
      onDialingCode={(code, national) => {
        setValue('countryDialingCode', code, { shouldDirty: true });
        if (national !== undefined) setValue('mobileNum', national, { shouldDirty: true });
        if (getValues('mobileNum') !== '') void trigger('mobileNum');
      }}
    />
  );
}

/** The code that is sent to the number, once that is right [S2-033, S2-036, S2-171]. */
export function RegisterSmsCode({ form }: Form) {
  const service = useAtomValue(phoneServiceAtom);
  const { getValues, setValue, trigger } = form;
  const number = async () => {
    const right = await trigger('mobileNum', { shouldFocus: true });
    const [mobile, dialingCode] = getValues(['mobileNum', 'countryDialingCode']);
    return right ? { mobile, dialingCode } : null;
  };
  return (
    <SmsCodeField
      {...form.field(formNameOf('verificationCode'))}
      valid={false}
      purpose="register"
      service={service}
      number={number}
      onCode={(code) => setValue('messageCode', code, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
