import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { readHandoverCode } from '#src/contract/identity/handover.ts';
import { signInByHandover } from '#src/state/identity/handover.ts';
import { Field } from '#src/ui/field.tsx';

const isCode = (typed: string) => typed === '' || readHandoverCode(typed) !== null;
const fields = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    required(msg`Enter the code.`),
    v.check(isCode, text(msg`The code has 12 letters and digits.`)),
  ),
});

/**
 * Login by the code of 'Continue in the installed app': typed in any format, or the pasted link. The page leaves for home after
 * the sign-in, by the login form.
 */
export function CodeForm() {
  const { t } = useLingui();
  const form = useAppForm({
    schema: fields,
    values: { code: '' },
    submit: (store, { code }) => signInByHandover(store, code),
    about: { handover_invalid: 'code' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <AppForm form={form} submitLabel={<Trans>Log in</Trans>} confirmLeave={false}>
      <Field
        {...form.field('code')}
        label={t`Code`}
        hint={t`On a device where you are signed in, open “Account” and tap “Continue in the installed app”.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={400}
      />
    </AppForm>
  );
}
