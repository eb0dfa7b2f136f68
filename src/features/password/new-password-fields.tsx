import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PasswordHint } from '#src/components/kit/forms/password-hint.tsx';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { Field } from '#src/ui/field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'label'>;

/** A new password and its confirmation [S2-056]; the fields are those of a form. */
export function NewPasswordFields({ rule, password, again }: { rule: FieldRule; password: Props; again: Props }) {
  const { t } = useLingui();
  const common = {
    type: 'password',
    autoComplete: 'new-password',
    maxLength: 128,
    reveal: { show: t`Show password`, hide: t`Hide password` },
  } as const;
  return (
    <>
      <Field {...password} {...common} label={t`New password`} hint={<PasswordHint rule={rule} />} />
      <Field {...again} {...common} label={t`Confirm new password`} />
    </>
  );
}
