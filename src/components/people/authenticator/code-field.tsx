import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { plainCode } from '#src/contract/core/typed-text.ts';
import { Field } from '#src/ui/field.tsx';

/** A typed code of an app that shows codes, in any grouping and script. */
export const authenticatorCode = v.pipe(
  v.string(),
  v.transform(plainCode),
  required(msg`Enter the code.`),
  v.check((typed) => typed === '' || /^\d{6}$/.test(typed), text(msg`The code has six digits.`)),
);

type AuthenticatorCodeFieldProps = Omit<ComponentProps<typeof Field>, 'label'>;

/** The six digits that an app shows. */
export function AuthenticatorCodeField(props: AuthenticatorCodeFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      {...props}
      valid={false}
      label={t`Code of the app`}
      hint={t`Six digits, new every 30 seconds.`}
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for spaces, a dash and marks of direction that are pasted with it.
      maxLength={12}
    />
  );
}
