import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#src/ui/field.tsx';

/** The password of the login, which proves who changes what proves a member. Well formed is not yet right. */
export function OwnPasswordField(field: Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'valid'>) {
  const { t } = useLingui();
  return (
    <Field
      {...field}
      valid={false}
      label={t`Your password`}
      type="password"
      autoComplete="current-password"
      maxLength={128}
      reveal={{ show: t`Show password`, hide: t`Hide password` }}
    />
  );
}
