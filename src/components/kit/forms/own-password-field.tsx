import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#src/ui/field.tsx';

/** The member's current password, required for a change. Well-formed does not mean correct. */
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
