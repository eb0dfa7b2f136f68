import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { AppForm } from '#src/components/forms/app-form.tsx';
import { useAppForm } from '#src/components/forms/use-app-form.ts';
import { likelyDialingCode } from '#src/components/sms/dialling.ts';
import { MobileField } from '#src/components/sms/mobile-field.tsx';
import { isMobileOf, loginMobileNum, verificationCode, wrongMobile } from '#src/components/sms/mobile-rules.ts';
import { SmsCodeField } from '#src/components/sms/sms-code-field.tsx';
import { canRememberLogin, recallLogin } from '#src/platform/storage/remembered-login.ts';
import { phoneServiceAtom } from '#src/state/phone-service.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { submitSmsLogin } from './sms-login.resource.ts';

const fields = v.pipe(
  v.object({
    mobile: loginMobileNum,
    dialingCode: v.string(),
    code: verificationCode,
    remember: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['mobile'], ['dialingCode']],
      ({ mobile, dialingCode }) => isMobileOf(mobile, dialingCode),
      wrongMobile,
    ),
    ['mobile'],
  ),
);

/**
 * Login by mobile number and a code sent to it [S2-002]. The login form beside it leaves for home once somebody is signed in. The
 * number of a login that is remembered on this device stands in it already.
 */
export function SmsLoginForm() {
  const { t } = useLingui();
  const store = useStore();
  const service = useAtomValue(phoneServiceAtom);
  const form = useAppForm({
    schema: fields,
    values: { mobile: '', dialingCode: likelyDialingCode(), code: '', remember: false },
    submit: (login) => submitSmsLogin(store, { ...login, byService: service !== undefined }),
    about: { verification_code_error: 'code', rate_limited: 'code' },
  });
  const { setFocus, setValue, getValues, trigger, control } = form;
  const dialingCode = useWatch({ control, name: 'dialingCode' });

  const fill = useEffectEvent(async () => {
    const login = await recallLogin();
    if (login?.type !== 'sms' || getValues('mobile') !== '') return;
    const { username: mobile, dialingCode: code } = login;
    form.reset({ mobile, dialingCode: code, code: '', remember: true });
  });
  useEffect(() => void fill(), []);
  useEffect(() => setFocus('mobile'), [setFocus]);

  const number = async () => {
    const right = await trigger('mobile', { shouldFocus: true });
    return right ? { mobile: getValues('mobile'), dialingCode: getValues('dialingCode') } : null;
  };
  return (
    <AppForm form={form} submitLabel={<Trans>Log in</Trans>} confirmLeave={false}>
      <MobileField
        {...form.field('mobile')}
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
        purpose="login"
        service={service}
        number={number}
        onCode={(code) => setValue('code', code, { shouldDirty: true, shouldValidate: true })}
      />
      {canRememberLogin() && <Checkbox {...form.register('remember')} label={t`Remember me on this device`} />}
    </AppForm>
  );
}
