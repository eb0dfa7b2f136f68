import { Trans, useLingui } from '@lingui/react/macro';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { OwnPasswordField } from '#src/components/kit/forms/own-password-field.tsx';
import { NewPaymentFields, PaymentField } from './new-payment-fields.tsx';
import { paymentSchema } from './payment-schema.ts';
import { setPaymentPassword } from './security.writes.ts';
import { useSaved } from './use-saved.ts';

/** The first one is authorised by the login's password, every later one by the previous one. */
export function PaymentForm({ rule, changes }: { rule: FieldRule; changes: boolean }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: paymentSchema(rule, changes),
    values: { password: '', oldPaymentPassword: '', newPaymentPassword: '', confirmNewPaymentPassword: '' },
    about: { rate_limited: changes ? 'oldPaymentPassword' : 'password' },
    submit: setPaymentPassword,
    onSuccess: useSaved(t`Payment password set.`),
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
      {changes && (
        <PaymentField {...form.field('oldPaymentPassword')} valid={false} label={t`Current payment password`} />
      )}
      <NewPaymentFields
        rule={rule}
        chosen={form.field('newPaymentPassword')}
        again={form.field('confirmNewPaymentPassword')}
      />
      {!changes && <OwnPasswordField {...form.field('password')} />}
    </AppForm>
  );
}
