import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { Amount } from '#src/contract/core/amount.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import { optionsResource } from './deposits.resource.ts';
import { DepositWaiting } from './deposit-waiting.tsx';
import { DepositForm } from './deposit-form.tsx';
import s from './deposit.module.css';

/** The ways to deposit, with the form of the only one there is so far, Pix. */
export function DepositStart() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const read = useRead(optionsResource, undefined);
  return (
    <ResourceView
      read={read}
      isEmpty={({ methods }) => methods.length === 0}
      emptyTitle={t`Deposits are not available`}
      skeleton={<DepositWaiting />}
      emptyText={<Trans>Your balance stays as it is. Please try again later.</Trans>}
    >
      {({ methods: [pix], needsCpf, cpf }) =>
        pix && (
          <>
            <div className={s.method}>
              <span>
                <b>Pix</b>
                <small className="num">
                  <Range {...pix} />
                </small>
              </span>
              <span className={s.instant}>
                <Trans>Instant</Trans>
              </span>
            </div>
            <DepositForm
              bounds={pix}
              cpf={needsCpf ? undefined : cpf}
              onBegun={(id) => void navigate({ to: '/m/voucherCenter', search: { id } })}
            />
          </>
        )
      }
    </ResourceView>
  );
}

function Range({ min, max }: { min: Amount; max: Amount }) {
  const money = useMoney();
  const [least, most] = [money(min), money(max)];
  return (
    <Trans>
      No fee, {least} to {most}
    </Trans>
  );
}
