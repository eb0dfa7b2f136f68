import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { CaptchaField } from '#src/components/people/captcha/captcha-field.tsx';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { useRedirectAfterLogin } from '#src/components/people/use-redirect-after-login.ts';
import { canRememberLogin, recallLogin } from '#src/platform/storage/remembered-login.ts';
import { pendingLoginAtom, recoveredNameAtom } from '#src/state/identity/pending-login.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field } from '#src/ui/field.tsx';
import { asAgent } from './as-agent.ts';
import { submitLogin } from './login.resource.ts';
import s from './login-form.module.css';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { pattern, required } from '#src/components/kit/forms/rules.ts';
import { captchaRule, loginUsernameRule } from '#src/contract/identity/session.ts';

/** The shared rules of the login fields [S2-152], trimmed where the rule trims. */
const trimmed = v.pipe(v.string(), v.trim());

export const loginUsername = v.pipe(
  trimmed,
  required(msg`Enter your username.`),
  pattern(loginUsernameRule, msg`Account format incorrect: 3 to 32 letters, digits, dots or dashes.`),
);
export const captchaText = v.pipe(
  trimmed,
  required(msg`Enter the verification code.`),
  pattern(captchaRule, msg`Enter 1 to 16 letters or digits.`),
);

const entries = { username: loginUsername, password: loginPassword, captcha: trimmed, remember: v.boolean() };
const loginFields = v.object(entries);
/** A captcha that is shown is required [S2-154]. */
const loginFieldsWithCaptcha = v.object({ ...entries, captcha: captchaText });

/**
 * Login by username and password [S2-001]; a captcha is required after a refusal that requests one [S2-023], a new one after
 * every refusal. A remembered login fills the form [S2-020]. A required captcha is still required when the member returns.
 */
export function LoginForm() {
  const { t } = useLingui();
  const store = useStore();
  const router = useRouter();
  const [{ captcha: wanted }, hold] = useAtom(pendingLoginAtom);
  const [round, setRound] = useState(0);
  const form = useAppForm({
    schema: wanted ? loginFieldsWithCaptcha : loginFields,
    values: { username: '', password: '', captcha: '', remember: false },
    about: {
      login_failed: 'password',
      rate_limited: 'password',
      verification_code_error: 'captcha',
      captcha_required: 'captcha',
    },
    submit: async (_store, { username, password, captcha, remember }) => {
      const code = wanted && { captcha, captchaId: wanted.id };
      const login = { username, password, type: 'username' as const, ...code, ...asAgent(router) };
      const outcome = await submitLogin(store, login, remember);
      if (!outcome.error && !outcome.waits) return;
      if (wanted || outcome.captcha) hold((held) => ({ ...held, captcha: { value: '' } }));
      setRound(round + 1);
      form.setValue('captcha', '');
      if (outcome.error) throw outcome.error;
    },
  });
  const { getValues } = form;

  useRedirectAfterLogin();

  const fill = useEffectEvent(async () => {
    const recovered = store.get(recoveredNameAtom);
    if (recovered !== null) {
      store.set(recoveredNameAtom, null);
      return form.reset({ username: recovered, password: '', captcha: '', remember: false });
    }
    const login = await recallLogin();
    // Typing counts as an edit.
    if (login?.type !== 'username' || getValues('username') !== '' || getValues('password') !== '') return;
    // Not typed by the member, so nothing is lost with it.
    form.reset({ username: login.username, password: login.password, captcha: '', remember: true });
    hold((held) => ({ ...held, login }));
  });
  useEffect(() => void fill(), []);

  const holdCaptcha = (id: string | undefined) =>
    hold((held) => ({ ...held, captcha: { ...(id ? { id } : held.captcha), value: getValues('captcha') } }));
  return (
    <AppForm form={form} submitLabel={<Trans>Log in</Trans>} confirmLeave={false}>
      <Field
        {...form.field('username')}
        label={t`Username`}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <Field
        {...form.field('password')}
        // A well-formed value may still be wrong.
        valid={false}
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        reveal={{ show: t`Show password`, hide: t`Hide password` }}
        labelAside={
          <Link to="/m/forget" className={s.forgot}>
            <Trans>Forgot password</Trans>
          </Link>
        }
      />
      {wanted && (
        <CaptchaField
          {...form.field('captcha', () => holdCaptcha(undefined))}
          key={round}
          valid={false}
          onNewId={holdCaptcha}
        />
      )}
      {canRememberLogin() && <Checkbox {...form.register('remember')} label={t`Remember me on this device`} />}
    </AppForm>
  );
}
