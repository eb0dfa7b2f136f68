import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { AppForm } from '#src/components/forms/app-form.tsx';
import { loginPassword } from '#src/components/forms/password-schema.ts';
import { useAppForm } from '#src/components/forms/use-app-form.ts';
import { likelyDialingCode } from '#src/components/sms/dialling.ts';
import { MobileField } from '#src/components/sms/mobile-field.tsx';
import { isMobileOf, loginMobileNum, verificationCode, wrongMobile } from '#src/components/sms/mobile-rules.ts';
import { SmsCodeField } from '#src/components/sms/sms-code-field.tsx';
import { setOwnMobile } from '#src/contract/security.ts';
import { send } from '#src/platform/calls/send.ts';
import { securityStateResource } from '#src/state/security.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { OwnPasswordField } from '#src/components/forms/own-password-field.tsx';
import s from './security.module.css';

const schema = v.pipe(
  v.object({ mobileNum: loginMobileNum, countryDialingCode: v.string(), verificationCode, password: loginPassword }),
  v.forward(
    v.partialCheck(
      [['mobileNum'], ['countryDialingCode']],
      ({ mobileNum, countryDialingCode }) => isMobileOf(mobileNum, countryDialingCode),
      wrongMobile,
    ),
    ['mobileNum'],
  ),
);

/** /m/securityCenter/mobile: makes a mobile number the member's, which then signs in and brings a forgotten password back. */
export function MobilePage() {
  const { t } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const form = useAppForm({
    schema,
    values: { mobileNum: '', countryDialingCode: likelyDialingCode(), verificationCode: '', password: '' },
    about: { rate_limited: 'verificationCode', verification_code_error: 'verificationCode' },
    submit: (body, idempotencyKey) => send(setOwnMobile, { body, idempotencyKey }),
    onSuccess: () => {
      void securityStateResource.refresh(store, undefined);
      toasts.show(t`The mobile number is yours.`, { kind: 'success' });
      void navigate({ to: '/m/securityCenter', replace: true });
    },
  });
  const { setValue, getValues, trigger, control } = form;
  const dialingCode = useWatch({ control, name: 'countryDialingCode' });
  const number = async () => {
    const right = await trigger('mobileNum', { shouldFocus: true });
    return right ? { mobile: getValues('mobileNum'), dialingCode: getValues('countryDialingCode') } : null;
  };
  return (
    <div className={s.form}>
      <p className={s.lead}>
        <Trans>
          A code goes to this number when you forget your password, and you can log in with it. It replaces the number
          that is there now.
        </Trans>
      </p>
      <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
        <MobileField
          {...form.field('mobileNum')}
          dialingCode={dialingCode}
          onDialingCode={(code, national) => {
            setValue('countryDialingCode', code, { shouldDirty: true });
            if (national !== undefined) setValue('mobileNum', national, { shouldDirty: true });
            if (getValues('mobileNum') !== '') void trigger('mobileNum');
          }}
        />
        <SmsCodeField
          {...form.field('verificationCode')}
          valid={false}
          purpose="register"
          number={number}
          onCode={(code) => setValue('verificationCode', code, { shouldDirty: true, shouldValidate: true })}
        />
        <OwnPasswordField {...form.field('password')} />
      </AppForm>
    </div>
  );
}
