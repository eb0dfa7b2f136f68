import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { AuthenticatorCodeField, authenticatorCode } from '#src/components/people/authenticator/code-field.tsx';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';
import { goOnByApp } from './passkey-login.ts';

const schema = v.object({ code: authenticatorCode });

type AppCodeFormProps = { step: WaitingStep; onOver: () => void };

/** The code that the member's app shows. `onOver` is called when the first step has expired. */
export function AppCodeForm({ step, onOver }: AppCodeFormProps) {
  const form = useAppForm({
    schema,
    values: { code: '' },
    about: { proof_refused: 'code', rate_limited: 'code' },
    submit: async (store, { code }) => {
      try {
        await goOnByApp(store, step, code);
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
      <AuthenticatorCodeField {...form.field('code')} />
    </AppForm>
  );
}
