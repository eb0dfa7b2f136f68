import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FieldRule } from '#src/contract/field-rules.ts';
import { Field } from '#src/ui/field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'label'>;

/** A payment password and the same again; the fields are those of a form. */
export function NewPaymentFields({ rule, chosen, again }: { rule: FieldRule; chosen: Props; again: Props }) {
  const { t } = useLingui();
  const { len, min = 1 } = rule;
  const length = len ?? min;
  const reveal = { show: t`Show password`, hide: t`Hide password` };
  const digits = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 64, reveal } as const;
  return (
    <>
      <Field
        {...chosen}
        {...digits}
        label={t`New payment password`}
        hint={t`${length} digits, not the same one and none that count up or down.`}
      />
      <Field {...again} {...digits} label={t`Confirm new payment password`} />
    </>
  );
}
