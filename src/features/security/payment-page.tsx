import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import type { SecurityState } from '#src/contract/identity/security.schema.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { securityStateResource } from '#src/state/identity/security.ts';
import { Button } from '#src/ui/button.tsx';
import { LostPayment } from './lost-payment.tsx';
import { PaymentForm } from './payment-form.tsx';
import s from './security.module.css';

/** Sets or changes the payment password [S2-205]. */
export function PaymentPage() {
  const { t } = useLingui();
  const settings = useRead(registerSettingsResource, undefined);
  const state = useRead(securityStateResource, undefined);
  const skeleton = <FormSkeleton fields={3} />;
  return (
    <div className={s.form}>
      <p className={s.lead}>
        <Trans>Required for every withdrawal, so nobody with your unlocked phone can take your money.</Trans>
      </p>
      <ResourceView read={state} isEmpty={() => false} emptyTitle={t`Payment password`} skeleton={skeleton}>
        {(value) => (
          <ResourceView read={settings} isEmpty={() => false} emptyTitle={t`Payment password`} skeleton={skeleton}>
            {({ fields: { paymentPassword: rule } }) => <PaymentMethods rule={rule} state={value} />}
          </ResourceView>
        )}
      </ResourceView>
    </div>
  );
}

/** Authorised by the previous one or, if that is lost, by a code. */
function PaymentMethods({ rule, state }: { rule: FieldRule; state: SecurityState }) {
  const [lost, setLost] = useState(false);
  const { paymentPassword: changes } = state;
  return (
    <>
      {lost && changes ? (
        <LostPayment rule={rule} state={state} />
      ) : (
        <PaymentForm key={String(changes)} rule={rule} changes={changes} />
      )}
      {changes && (
        <Button variant="text" wide onClick={() => setLost(!lost)}>
          {lost ? <Trans>I know my payment password</Trans> : <Trans>Forgot payment password</Trans>}
        </Button>
      )}
    </>
  );
}
