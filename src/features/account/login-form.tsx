import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { languageDebounce } from '#src/contract/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import type { AppError } from '#src/platform/calls/errors.ts';
import { canRememberLogin, recallLogin } from '#src/platform/storage/remembered-login.ts';
import { heldAuthAtom } from '#src/state/auth.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { useUnsavedWork } from '#src/state/unsaved-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field } from '#src/ui/field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { submitLogin } from './login.resource.ts';
import s from './login-form.module.css';
import { captchaText, loginPassword, loginUsername, type Rule } from './login-rules.ts';

type Fields = { username: string; password: string; captcha: string; remember: boolean };

/**
 * Login by username and password [S2-001]; a captcha joins after a refusal that asks for one [S2-023]. Nothing typed is lost.
 * A login that is remembered on this device fills the form [S2-020]. Whoever comes back finds the captcha still asked for.
 */
export function LoginForm() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const member = useAtomValue(memberAtom);
  const language = useSettledLanguage(languageDebounce.help);
  const { register, handleSubmit, formState, getValues, reset, setFocus, setValue, trigger } = useForm<Fields>({
    defaultValues: { username: '', password: '', captcha: '', remember: false },
    mode: 'onTouched',
  });
  const [{ captcha: wanted }, hold] = useAtom(heldAuthAtom);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<AppError>();
  const { errors, isDirty, isSubmitting, touchedFields } = formState;
  useUnsavedWork(isDirty);

  // Errors speak the language of the moment [S2-153]; only what has been shown is checked again.
  const checkAgain = useEffectEvent(() => {
    const shown = (['username', 'password', 'captcha'] as const).filter((name) => errors[name]);
    if (shown.length > 0) void trigger(shown);
  });
  useEffect(() => checkAgain(), [language]);
  useEffect(() => {
    if (member) void navigate({ to: '/m/home', replace: true });
  }, [member, navigate]);

  const fill = useEffectEvent(async () => {
    const login = await recallLogin();
    // What is being typed counts.
    if (!login || getValues('username') !== '' || getValues('password') !== '') return;
    // Nothing of it has been typed, and nothing is lost with it.
    reset({ username: login.username, password: login.password, captcha: '', remember: true });
    hold((held) => ({ ...held, login }));
  });
  useEffect(() => void fill(), []);

  const checked = (rule: Rule) => ({
    validate: (value: string) => {
      const error = rule(value);
      return error ? i18n._(error) : true;
    },
  });
  const submit = handleSubmit(async ({ username, password, captcha, remember }) => {
    setProblem(undefined);
    const payload = { username: username.trim(), password, type: 'username' as const };
    const code = wanted && { captcha: captcha.trim(), captchaId: wanted.id };
    const outcome = await submitLogin(store, { ...payload, ...code }, remember);
    if (!outcome.error) return;
    setProblem(outcome.error);
    if (wanted || outcome.captcha) hold((held) => ({ ...held, captcha: { value: '' } }));
    setRound(round + 1);
    setValue('captcha', '');
  });

  const noteCaptcha = () => hold((held) => ({ ...held, captcha: { ...held.captcha, value: getValues('captcha') } }));
  const formError = problem && i18n._(errorText[problem.code]);
  const aboutCaptcha = problem?.code === 'verification_code_error' || problem?.code === 'captcha_required';
  // Each refusal brings a captcha of its own: what is to be corrected gets the focus once that field stands.
  const focusWrong = useEffectEvent(() => setFocus(aboutCaptcha ? 'captcha' : 'password'));
  useEffect(() => {
    if (round > 0) focusWrong();
  }, [round]);
  return (
    <form className={s.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        {...register('username', checked(loginUsername))}
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        errors={errors.username?.message}
        valid={Boolean(touchedFields.username) && !errors.username}
      />
      <Field
        {...register('password', checked(loginPassword))}
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        reveal={{ show: t`Show password`, hide: t`Hide password` }}
        labelAside={
          <Link to="/$" params={{ _splat: 'm/forget' }} className={s.forgot}>
            <Trans>Forgot password</Trans>
          </Link>
        }
        errors={errors.password?.message ?? (aboutCaptcha ? undefined : formError)}
      />
      {wanted && (
        <CaptchaField
          {...register('captcha', { ...checked(captchaText), onChange: noteCaptcha })}
          key={round}
          errors={errors.captcha?.message ?? (aboutCaptcha ? formError : undefined)}
          onNewId={(id) => hold((held) => ({ ...held, captcha: { value: getValues('captcha'), id } }))}
        />
      )}
      {canRememberLogin() && <Checkbox {...register('remember')} label={t`Remember me on this device`} />}
      <Button type="submit" big wide pending={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
