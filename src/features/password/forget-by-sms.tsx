import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { recoverByPhone } from '#src/contract/identity/recovery.ts';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { likelyDialingCode } from '#src/components/people/sms/dialling.ts';
import { MobileField } from '#src/components/people/sms/mobile-field.tsx';
import { SmsCodeField } from '#src/components/people/sms/sms-code-field.tsx';
import { mobileNames, smsCodeField, useMobileField } from '#src/components/people/sms/use-mobile-field.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { typedBefore, useForgetDraft } from './forget-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { bySmsSchema } from './recovery-schema.ts';
import { useRecovered } from './use-recovered.ts';

type Typed = Record<'mobile' | 'dialingCode' | 'code' | 'newPassword' | 'confirmNewPassword', string>;
const recover = defineWrite({
  call: recoverByPhone,
  body: ({ mobile, dialingCode, ...rest }: Typed) => ({ mobileNo: mobile, countryDialingCode: dialingCode, ...rest }),
});

/** Resets the password by a code sent to the account's verified mobile number [S1-089, S2-206]. */
export function ForgetBySms({ rule }: { rule: FieldRule }) {
  const form = useAppForm({
    schema: bySmsSchema(rule),
    values: { mobile: '', dialingCode: likelyDialingCode(), code: '', newPassword: '', confirmNewPassword: '' },
    about: { rate_limited: 'code' },
    submit: recover,
    onSuccess: useRecovered(),
  });
  const mobileField = useMobileField(form, mobileNames);
  const { control, getValues, setValue } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  useForgetDraft({ mobile, dialingCode: mobileField.dialingCode }, () => {
    if (getValues('mobile') !== '') return;
    setValue('dialingCode', typedBefore('dialingCode') ?? getValues('dialingCode'));
    setValue('mobile', typedBefore('mobile') ?? '');
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save the new password</Trans>}>
      <MobileField {...mobileField} valid={false} />
      <SmsCodeField {...smsCodeField(form, mobileNames)} purpose="noLogin" />
      <NewPasswordFields rule={rule} password={form.field('newPassword')} again={form.field('confirmNewPassword')} />
    </AppForm>
  );
}
