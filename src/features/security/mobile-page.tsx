import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { likelyDialingCode } from '#src/components/people/sms/dialling.ts';
import { MobileField } from '#src/components/people/sms/mobile-field.tsx';
import { mobileWithCode } from '#src/components/people/sms/mobile-rules.ts';
import { SmsCodeField } from '#src/components/people/sms/sms-code-field.tsx';
import { mobileNames, smsCodeField, useMobileField } from '#src/components/people/sms/use-mobile-field.ts';
import { OwnPasswordField } from '#src/components/kit/forms/own-password-field.tsx';
import { setOwnMobile } from './security.writes.ts';
import { useSaved } from './use-saved.ts';
import s from './security.module.css';

const schema = v.intersect([mobileWithCode, v.object({ password: loginPassword })]);

/** /m/securityCenter/mobile: verifies the member's mobile number, which then signs in and recovers a forgotten password. */
export function MobilePage() {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    values: { mobile: '', dialingCode: likelyDialingCode(), code: '', password: '' },
    about: {
      rate_limited: 'code',
      verification_code_error: 'code',
      username_taken: 'mobile',
      invalid_request: 'mobile',
    },
    submit: setOwnMobile,
    onSuccess: useSaved(t`Mobile number verified.`),
  });
  const mobileField = useMobileField(form, mobileNames);
  return (
    <div className={s.form}>
      <p className={s.lead}>
        <Trans>
          If you forget your password, we send a code to this number. You can also log in with it. It replaces your
          current number.
        </Trans>
      </p>
      <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
        <MobileField {...mobileField} />
        <SmsCodeField {...smsCodeField(form, mobileNames)} purpose="register" />
        <OwnPasswordField {...form.field('password')} />
      </AppForm>
    </div>
  );
}
