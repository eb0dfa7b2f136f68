import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readHandoverCode } from '#src/contract/handover.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { signInByHandover } from '#src/state/handover.ts';
import { useUnsavedWork } from '#src/state/unsaved-work.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import s from './login-form.module.css';

/**
 * Login by the code of 'Continue in the installed app': typed in any way, or the whole link pasted. The login form beside it leaves
 * for home once somebody is signed in.
 */
export function CodeForm() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });
  const [problem, setProblem] = useState<AppError>();
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedWork(isDirty);

  const focus = useEffectEvent(() => setFocus('code'));
  useEffect(() => focus(), [problem]);

  const submit = handleSubmit(async ({ code }) => {
    setProblem(undefined);
    await signInByHandover(store, code).catch((cause: unknown) => setProblem(toAppError(cause)));
  });
  const validate = (text: string) => {
    if (text.trim() === '') return t`Enter the code.`;
    return readHandoverCode(text) ? true : t`The code has 12 letters and digits.`;
  };
  const offline = online ? undefined : i18n._(errorText.no_internet);
  return (
    <form className={s.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        {...register('code', { validate })}
        label={t`Code`}
        hint={t`Where you are signed in already, open “Account” and tap “Continue in the installed app”.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={400}
        errors={errors.code?.message ?? (problem ? i18n._(errorText[problem.code]) : offline)}
      />
      <Button type="submit" big wide pending={isSubmitting} disabled={!online}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
