import { Trans, useLingui } from '@lingui/react/macro';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { optionsResource } from './withdrawals.resource.ts';
import s from './withdraw.module.css';

/** A new withdrawal, where there is a bank that pays. */
export function WithdrawStart() {
  const { t } = useLingui();
  return (
    <ResourceView
      read={useRead(optionsResource, undefined)}
      isEmpty={({ available }) => !available}
      emptyTitle={t`Withdrawals are not available`}
      emptyText={<Trans>Your balance stays as it is. Please try again later.</Trans>}
      skeleton={<FormSkeleton fields={3} />}
    >
      {(options) => (
        <div className={s.start}>
          <WithdrawForm options={options} />
        </div>
      )}
    </ResourceView>
  );
}
