import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { AppForm } from '#src/components/forms/app-form.tsx';
import { useAppForm } from '#src/components/forms/use-app-form.ts';
import { likelyDialingCode } from '#src/components/sms/dialling.ts';
import { MobileField } from '#src/components/sms/mobile-field.tsx';
import { SmsCodeField } from '#src/components/sms/sms-code-field.tsx';
import type { FieldRule } from '#src/contract/field-rules.ts';
import { recoverByPhone } from '#src/contract/recovery.ts';
import { send } from '#src/platform/calls/send.ts';
import { typedBefore, useForgetDraft } from './forget-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { bySmsSchema } from './recovery-schema.ts';
import { useRecovered } from './use-recovered.ts';

/** A new password by a code that comes to the account's verified mobile number [S1-089, S2-206]. */
export function ForgetBySms({ rule }: { rule: FieldRule }) {
  const form = useAppForm({
    schema: bySmsSchema(rule),
    values: { mobile: '', dialingCode: likelyDialingCode(), code: '', newPassword: '', confirmNewPassword: '' },
    about: { rate_limited: 'code' },
    submit: ({ mobile, dialingCode, ...rest }, idempotencyKey) =>
      send(recoverByPhone, { body: { mobileNo: mobile, countryDialingCode: dialingCode, ...rest }, idempotencyKey }),
    onSuccess: useRecovered(),
  });
  const { control, getValues, setValue, trigger } = form;
  const mobile = useWatch({ control, name: 'mobile' });
  const dialingCode = useWatch({ control, name: 'dialingCode' });
  useForgetDraft({ mobile, dialingCode }, () => {
    if (getValues('mobile') !== '') return;
    setValue('dialingCode', typedBefore('dialingCode') ?? getValues('dialingCode'));
    setValue('mobile', typedBefore('mobile') ?? '');
  });
  const number = async () =>
    (await trigger('mobile', { shouldFocus: true }))
      ? { mobile: getValues('mobile'), dialingCode: getValues('dialingCode') }
      : null;
  return (
    <AppForm form={form} submitLabel={<Trans>Save the new password</Trans>}>
      <MobileField
        {...form.field('mobile')}
        valid={false}
        dialingCode={dialingCode}
        onDialingCode={(code, national) => {
          setValue('dialingCode', code, { shouldDirty: true });
          if (national !== undefined) setValue('mobile', national, { shouldDirty: true });
          if (getValues('mobile') !== '') void trigger('mobile');
        }}
      />
      <SmsCodeField
        {...form.field('code')}
        valid={false}
        purpose="noLogin"
        number={number}
        onCode={(code) => setValue('code', code, { shouldDirty: true, shouldValidate: true })}
      />
      <NewPasswordFields rule={rule} password={form.field('newPassword')} again={form.field('confirmNewPassword')} />
    </AppForm>
  );
}
