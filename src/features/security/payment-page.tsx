import { Trans, useLingui } from '@lingui/react/macro';
import { FormSkeleton } from '#src/components/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/resource-view.tsx';
import { registerSettingsResource } from '#src/state/register-settings.ts';
import { securityStateResource } from '#src/state/security.ts';
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
        <Trans>Asked for at each withdrawal, so that whoever finds your phone open takes no money.</Trans>
      </p>
      <ResourceView read={state} isEmpty={() => false} emptyTitle={t`Payment password`} skeleton={skeleton}>
        {({ paymentPassword }) => (
          <ResourceView read={settings} isEmpty={() => false} emptyTitle={t`Payment password`} skeleton={skeleton}>
            {({ fields }) => (
              <PaymentForm key={String(paymentPassword)} rule={fields.paymentPassword} changes={paymentPassword} />
            )}
          </ResourceView>
        )}
      </ResourceView>
    </div>
  );
}
