import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { CaptchaField } from '#src/components/people/captcha/captcha-field.tsx';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { PasswordGuide } from '#src/components/kit/forms/password-guide.tsx';
import { useRedirectAfterLogin } from '#src/components/people/use-redirect-after-login.ts';
import { checkShownField, type ShownField } from '#src/contract/identity/register-rules.ts';
import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { BonusNote } from './bonus-note.tsx';
import { RegisterMobile, RegisterSmsCode } from './mobile-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { RegisterField } from './register-field.tsx';
import { formNameOf } from './register-names.ts';
import s from './register-form.module.css';
import { labels } from './register-texts.ts';
import { TermsBox } from './terms-box.tsx';
import { useNameCheck } from '#src/components/people/use-name-check.ts';
import { useRegisterForm } from './use-register-form.ts';

type RegisterFormProps = { settings: RegisterSettings; invitation: string | undefined };
type Named = ShownField & { name: keyof typeof labels };

const isNamed = (field: ShownField): field is Named => field.name !== 'captcha';
/** The field for an invitation is always visible, not among the optional ones. */
const isMore = ({ name, rule }: Named) => !rule.required && name !== 'affiliateCode' && name !== 'mobileNum';

/** Registration by username or mobile number, by the merchant's settings [S2-005, S2-030, S2-031]. */
export function RegisterForm({ settings, invitation }: RegisterFormProps) {
  const { t, i18n } = useLingui();
  const guide = useId();
  const onSuccess = () => void toasts.show(t`Registered successfully. Welcome!`, { kind: 'success' });
  const registration = useRegisterForm({ settings, invitation, onSuccess });
  const { form, shown, method, choose, captcha, setCaptcha, recordTaken, checkCode, isGood } = registration;
  const [typedName, password, code, agreed] = useWatch({
    control: form.control,
    name: ['username', 'password', 'affiliateCode', 'agreed'],
  });
  const username = typedName.trim();
  useRedirectAfterLogin();

  const nameField = shown.find(({ name }) => name === 'username');
  const asksName = nameField !== undefined && username !== '' && checkShownField(nameField, username).length === 0;
  const free = useNameCheck(username, asksName && !form.offline, recordTaken);

  const asksForCode = shown.some(({ name }) => name === 'verificationCode');
  const named = shown.filter(isNamed);
  const more = named.filter(isMore);
  const firstWrong = more.map(({ name }) => formNameOf(name)).find((name) => form.field(name).errors.length > 0);
  const both = settings.methods.username && settings.methods.mobileNum;

  /** Extra content of a field. */
  const specials = (field: Named) => {
    switch (field.name) {
      case 'username':
        return {
          ...form.field('username'),
          ...(asksName && { valid: free }),
          hint: hintOf(field),
          good: free && (
            <Trans>
              <b>{username}</b> is available
            </Trans>
          ),
        };
      case 'password':
        return { ...form.field('password', () => void checkAgain('confimpsw')), 'aria-describedby': guide };
      case 'affiliateCode': {
        const props = form.field('affiliateCode');
        const onBlur: typeof props.onBlur = (event) => {
          void checkCode(code.trim());
          return props.onBlur?.(event);
        };
        const after = props.errors.length > 0 && (
          <IconButton
            className={s.clear}
            label={t`Clear the code`}
            onClick={() => form.setValue('affiliateCode', '', { shouldValidate: true })}
          >
            <X size={20} />
          </IconButton>
        );
        return { ...props, onBlur, after, ...(isGood(code.trim()) && { valid: true }) };
      }
      default:
        return form.field(formNameOf(field.name));
    }
  };
  const partOf = (field: Named) => {
    if (field.name === 'mobileNum')
      return <RegisterMobile form={form} method={method} required={field.rule.required} />;
    if (field.name === 'verificationCode') return <RegisterSmsCode form={form} />;
    return <RegisterField of={field} {...specials(field)} />;
  };
  const checkAgain = (name: 'confimpsw') => {
    const { isTouched, error } = form.getFieldState(name, form.formState);
    return isTouched || error ? form.trigger(name) : undefined;
  };
  const hintOf = ({ rule: { min, max } }: Named) =>
    min !== undefined && max !== undefined ? t`${min} to ${max} letters, digits, dots or dashes.` : undefined;

  return (
    <AppForm
      form={form}
      submitLabel={<Trans context="button">Register</Trans>}
      blocked={agreed ? undefined : t`Agree to the terms to continue.`}
      confirmLeave={false}
      docked
    >
      {settings.bonus && <BonusNote bonus={settings.bonus} waits={settings.bonusAfterNumber && !asksForCode} />}
      {named
        .filter((field) => !isMore(field))
        .map((field) => (
          <div key={field.name} className={s.slot}>
            {partOf(field)}
            {field.name === 'password' && <PasswordGuide id={guide} password={password} rule={field.rule} />}
          </div>
        ))}
      {more.length > 0 && (
        <MoreFields
          names={more.map(({ name }) => i18n._(labels[name]))}
          wrong={firstWrong}
          round={form.formState.submitCount}
          onShow={form.setFocus}
        >
          {more.map((field) => (
            <RegisterField key={field.name} of={field} {...specials(field)} />
          ))}
        </MoreFields>
      )}
      {settings.captcha && (
        <CaptchaField
          {...form.field('identifying')}
          key={captcha.round}
          valid={false}
          onNewId={(id) => setCaptcha({ ...captcha, id })}
        />
      )}
      <TermsBox {...form.register('agreed')} age={settings.ageLimit} />
      {both && (
        <Button variant="text" onClick={() => choose(method === 'username' ? 'mobileNum' : 'username')}>
          {method === 'username' ? (
            <Trans>Register with a mobile number</Trans>
          ) : (
            <Trans>Register with a username</Trans>
          )}
        </Button>
      )}
    </AppForm>
  );
}
