import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { OwnPasswordField } from '#src/components/kit/forms/own-password-field.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { CodeField } from '#src/components/people/sms/code-field.tsx';
import { useCountdown } from '#src/components/people/sms/use-countdown.ts';
import { useOneAsk } from '#src/components/people/sms/use-one-ask.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { mailCodeLength, mailCodeLifetime } from '#src/contract/identity/recovery.ts';
import { sendPaymentCode } from '#src/contract/identity/security.ts';
import { send } from '#src/platform/calls/send.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { NewPaymentFields } from './new-payment-fields.tsx';
import { paymentRecoverySchema } from './payment-schema.ts';
import { recoverPaymentPassword } from './security.writes.ts';
import { useSaved } from './use-saved.ts';

const minutes = mailCodeLifetime / 60_000;

/** Replaces a lost payment password; `to`: where the code is sent, as the gateway masks it. */
export function PaymentRecoveryForm({ rule, to }: { rule: FieldRule; to: string }) {
  const { t, i18n } = useLingui();
  const { seconds, start } = useCountdown('payment');
  const [sent, setSent] = useState(false);
  const { stage, failed, run } = useOneAsk();
  const form = useAppForm({
    schema: paymentRecoverySchema(rule),
    values: { code: '', newPaymentPassword: '', confirmNewPaymentPassword: '', password: '' },
    about: { rate_limited: 'code', password_too_common: 'newPaymentPassword' },
    submit: recoverPaymentPassword,
    onSuccess: useSaved(t`Payment password set.`),
  });
  const ask = () =>
    run(async ({ signal, onSending }) => {
      onSending();
      const { expirationTime } = await send(sendPaymentCode, { body: {}, signal });
      start(expirationTime);
      setSent(true);
    });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
      <CodeField
        {...form.field('code')}
        valid={false}
        label={t`Code`}
        digits={mailCodeLength}
        hint={sent ? t`Sent to ${to}. Valid for ${minutes} minutes.` : t`It goes to ${to}.`}
        failure={failed && i18n._(errorText[failed])}
        seconds={seconds}
        busy={stage !== 'idle'}
        onAsk={() => void ask()}
      />
      <NewPaymentFields
        rule={rule}
        chosen={form.field('newPaymentPassword')}
        again={form.field('confirmNewPaymentPassword')}
      />
      <OwnPasswordField {...form.field('password')} />
    </AppForm>
  );
}
