import { useLingui } from '@lingui/react/macro';
import { Field, type FieldProps } from '#src/ui/field.tsx';

/** The payment password, typed to prove oneself. Well-formed does not mean correct. */
export function PaymentPasswordField(field: FieldProps) {
  const { t } = useLingui();
  const reveal = { show: t`Show password`, hide: t`Hide password` };
  return (
    <Field
      {...field}
      valid={false}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={64}
      reveal={reveal}
    />
  );
}
