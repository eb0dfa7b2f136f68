import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { readRecoveryCode } from '#src/contract/identity/second-factor.ts';
import { Field } from '#src/ui/field.tsx';
import { goOnByCode } from './passkey-login.ts';
import { type StepCodeFormProps, useStepCodeForm } from './use-step-code-form.ts';

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

/** A recovery code in place of a passkey. */
export function RecoveryCodeForm(props: StepCodeFormProps) {
  const { t } = useLingui();
  const form = useStepCodeForm({ ...props, schema, goOn: goOnByCode });
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
