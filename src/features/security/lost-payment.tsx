import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import type { SecurityState } from '#src/contract/identity/security.schema.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { PaymentRecoveryForm } from './payment-recovery-form.tsx';
import s from './security.module.css';

/** A link to recover a lost payment password, or why there is none. */
export function LostPayment({ rule, state }: { rule: FieldRule; state: SecurityState }) {
  const { paymentRecovery: way } = state;
  if (way === 'sms' || way === 'email')
    return <PaymentRecoveryForm rule={rule} to={way === 'sms' ? state.mobile : state.email} />;
  if (way === 'wait')
    return (
      <p className={s.lead}>
        <Trans>
          Your mobile number or e-mail address was set less than three days ago. For your security, it cannot recover
          the payment password until then.
        </Trans>
      </p>
    );
  return (
    <>
      <p className={s.lead}>
        <Trans>
          We need to send you a code, but your account has no verified mobile number or e-mail address. Three days after
          you add one, you can set a new payment password here.
        </Trans>
      </p>
      <Link to="/m/securityCenter/mobile" className={buttonClass({ wide: true })}>
        <Trans>Add a mobile number</Trans>
      </Link>
    </>
  );
}
