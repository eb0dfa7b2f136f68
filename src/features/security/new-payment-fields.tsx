import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { Field } from '#src/ui/field.tsx';

type PaymentFieldProps = ComponentProps<typeof Field>;
type OfForm = Omit<PaymentFieldProps, 'label'>;

/** A payment password, typed. */
export function PaymentField(field: PaymentFieldProps) {
  const { t } = useLingui();
  const reveal = { show: t`Show password`, hide: t`Hide password` };
  return <Field {...field} type="password" inputMode="numeric" autoComplete="off" maxLength={64} reveal={reveal} />;
}

/** A payment password and its confirmation; the fields are those of a form. */
export function NewPaymentFields({ rule, chosen, again }: { rule: FieldRule; chosen: OfForm; again: OfForm }) {
  const { t } = useLingui();
  const { len, min = 1 } = rule;
  const length = len ?? min;
  return (
    <>
      <PaymentField
        {...chosen}
        label={t`New payment password`}
        hint={t`${length} digits: not all the same, not in sequence.`}
      />
      <PaymentField {...again} label={t`Confirm new payment password`} />
    </>
  );
}
