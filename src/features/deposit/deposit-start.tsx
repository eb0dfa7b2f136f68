import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useDraftPictures } from '#src/components/people/pictures/use-draft-pictures.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import { optionsResource } from './deposits.resource.ts';
import { DepositWaiting } from './deposit-waiting.tsx';
import { MethodChoice } from './method-choice.tsx';
import { describeMethod } from './methods.tsx';
import { OwedNotice } from './owed-notice.tsx';

/** The ways to deposit, and the form of the one that is chosen; what was typed survives the choice of another. */
export function DepositStart() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const read = useRead(optionsResource, undefined);
  const [name, setName] = useState<DepositMethod['method']>();
  const [amount, setAmount] = useState('');
  const [code, setCode] = useState('');
  const receipt = useDraftPictures([], 1);
  return (
    <ResourceView
      read={read}
      isEmpty={({ methods }) => methods.length === 0}
      emptyTitle={t`Deposits are not available`}
      skeleton={<DepositWaiting />}
      emptyText={<Trans>Your balance stays as it is. Please try again later.</Trans>}
    >
      {({ methods, needsCpf, cpf, owed, offers }) => {
        const chosen = methods.find(({ method }) => method === name) ?? methods[0];
        if (!chosen) return null;
        return (
          <>
            {toMinor(owed) > 0 && <OwedNotice owed={owed} />}
            <MethodChoice methods={methods} chosen={chosen} onChoose={({ method }) => setName(method)} />
            <Fragment key={chosen.method}>
              {describeMethod(chosen).form({
                cpf: needsCpf ? undefined : cpf,
                amount,
                onAmount: setAmount,
                receipt,
                offers,
                code,
                onCode: setCode,
                onBegun: (id) => void navigate({ to: '/m/voucherCenter', search: { id } }),
              })}
            </Fragment>
          </>
        );
      }}
    </ResourceView>
  );
}
