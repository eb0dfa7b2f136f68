import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { readRecoveryCode } from '#src/contract/identity/second-factor.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';
import { Field } from '#src/ui/field.tsx';
import { goOnByCode } from './passkey-login.ts';

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    required(msg`Enter the code.`),
    v.check(
      (typed) => typed === '' || readRecoveryCode(typed) !== null,
      text(msg`A recovery code has 16 letters and digits.`),
    ),
  ),
});

type RecoveryCodeFormProps = { step: WaitingStep; onOver: () => void };

/** A recovery code in place of a passkey. `onOver` is called when the first step has expired. */
export function RecoveryCodeForm({ step, onOver }: RecoveryCodeFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    values: { code: '' },
    about: { proof_refused: 'code', rate_limited: 'code' },
    submit: async (store, { code }) => {
      try {
        await goOnByCode(store, step, code);
      } catch (cause) {
        if (toAppError(cause).code === 'token_expired') onOver();
        throw cause;
      }
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <AppForm form={form} submitLabel={<Trans>Continue</Trans>} confirmLeave={false}>
      <Field
        {...form.field('code')}
        valid={false}
        label={t`Recovery code`}
        hint={t`Uppercase and dashes do not matter.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
    </AppForm>
  );
}
