import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { likelyDialingCode } from '#src/components/people/sms/dialling.ts';
import { MobileField } from '#src/components/people/sms/mobile-field.tsx';
import { mobileWithCode } from '#src/components/people/sms/mobile-rules.ts';
import { SmsCodeField } from '#src/components/people/sms/sms-code-field.tsx';
import { mobileNames, smsCodeField, useMobileField } from '#src/components/people/sms/use-mobile-field.ts';
import { canRememberLogin, recallLogin } from '#src/platform/storage/remembered-login.ts';
import { phoneServiceAtom } from '#src/state/identity/phone-service.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { asAgent } from './as-agent.ts';
import { submitSmsLogin } from './sms-login.resource.ts';

const fields = v.intersect([mobileWithCode, v.object({ remember: v.boolean() })]);

/**
 * Login by mobile number and a code sent to it [S2-002]. The page leaves for home after the sign-in, by the login form. A
 * remembered login fills the number.
 */
export function SmsLoginForm() {
  const { t } = useLingui();
  const router = useRouter();
  const service = useAtomValue(phoneServiceAtom);
  const form = useAppForm({
    schema: fields,
    values: { mobile: '', dialingCode: likelyDialingCode(), code: '', remember: false },
    submit: (store, login) => submitSmsLogin(store, { ...login, ...asAgent(router), byService: service !== undefined }),
    about: { verification_code_error: 'code', rate_limited: 'code' },
  });
  const mobileField = useMobileField(form, mobileNames);
  const { setFocus, getValues } = form;

  const fill = useEffectEvent(async () => {
    const login = await recallLogin();
    if (login?.type !== 'sms' || getValues('mobile') !== '') return;
    const { username: mobile, dialingCode: code } = login;
    form.reset({ mobile, dialingCode: code, code: '', remember: true });
  });
  useEffect(() => void fill(), []);
  useEffect(() => setFocus('mobile'), [setFocus]);

  return (
    <AppForm form={form} submitLabel={<Trans>Log in</Trans>} confirmLeave={false}>
      <MobileField {...mobileField} />
      <SmsCodeField {...smsCodeField(form, mobileNames)} purpose="login" service={service} />
      {canRememberLogin() && <Checkbox {...form.register('remember')} label={t`Remember me on this device`} />}
    </AppForm>
  );
}
