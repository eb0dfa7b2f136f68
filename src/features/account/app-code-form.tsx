import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { AuthenticatorCodeField, authenticatorCode } from '#src/components/people/authenticator/code-field.tsx';
import { goOnByApp } from './passkey-login.ts';
import { type StepCodeFormProps, useStepCodeForm } from './use-step-code-form.ts';

const schema = v.object({ code: authenticatorCode });

/** The code that the member's app shows. */
export function AppCodeForm(props: StepCodeFormProps) {
  const form = useStepCodeForm({ ...props, schema, goOn: goOnByApp });
  return (
    <AppForm form={form} submitLabel={<Trans>Continue</Trans>} confirmLeave={false}>
      <AuthenticatorCodeField {...form.field('code')} />
    </AppForm>
  );
}
