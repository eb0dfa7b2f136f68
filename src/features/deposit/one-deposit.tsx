import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { usePolling } from '#src/components/kit/use-live-read.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { DepositWaiting } from './deposit-waiting.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';
import { depositResource, depositsResource } from './deposits.resource.ts';
import { PayCharge } from './pay-charge.tsx';
import { TransferOutcome } from './transfer-outcome.tsx';
import { VoucherOutcome } from './voucher-outcome.tsx';
import s from './deposit.module.css';

/** How often a page that is told nothing asks for the state of a deposit, while it waits for its payment and after that; ms. */
const pollIntervals = { waiting: 1500, settled: 15_000 };

/** One deposit: the code to be paid while it waits, and what became of it, live. `polls`: the page is told of no changes. */
export function OneDeposit({ id, polls }: { id: string; polls: boolean }) {
  const { t } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const read = useRead(depositResource, { id });
  const state = read.value?.state;
  const every = state === 'waiting' ? pollIntervals.waiting : pollIntervals.settled;
  usePolling(polls ? every : undefined, read.again);
  const settled = useEffectEvent(() => {
    walletResource.invalidate(store);
    depositsResource.invalidate(store);
  });
  useEffect(() => {
    if (state !== undefined && state !== 'waiting') settled();
  }, [state]);
  return (
    <div className={s.page}>
      <ResourceView read={read} isEmpty={() => false} emptyTitle="" skeleton={<DepositWaiting />}>
        {(deposit) =>
          deposit.method === 'TRANSFER' ? (
            <TransferOutcome transfer={deposit} />
          ) : deposit.method === 'VOUCHER' ? (
            <VoucherOutcome voucher={deposit} />
          ) : deposit.state === 'waiting' ? (
            <PayCharge deposit={deposit} stale={!online || read.status === 'failed'} />
          ) : (
            <DepositOutcome deposit={deposit} />
          )
        }
      </ResourceView>
      <p className="sr-only" role="status">
        {state === 'credited' ? t`Money in your account` : ''}
      </p>
    </div>
  );
}
