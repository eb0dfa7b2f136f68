import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { usePolling } from '#src/components/kit/use-live-read.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { textOf } from './state-texts.ts';
import { WithdrawalOutcome } from './withdrawal-outcome.tsx';
import { WithdrawalProgress } from './withdrawal-progress.tsx';
import { optionsResource, withdrawalResource, withdrawalsResource } from './withdrawals.resource.ts';
import s from './withdraw.module.css';

/** How often a page that is told nothing asks for the state of a withdrawal while it is on its way, and after that; ms. */
const pollIntervals = { open: 2000, ended: 30_000 };
const open = new Set(['review', 'approved', 'sent']);

/** One withdrawal: where the money is while it is on its way, and what became of it, live. `polls`: the page is told of no changes. */
export function OneWithdrawal({ id, polls }: { id: string; polls: boolean }) {
  const { i18n } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const read = useRead(withdrawalResource, { id });
  const state = read.value?.state;
  const isOpen = state !== undefined && open.has(state);
  const every = isOpen ? pollIntervals.open : pollIntervals.ended;
  usePolling(polls ? every : undefined, read.again);
  const changed = useEffectEvent(() => {
    for (const resource of [walletResource, withdrawalsResource, optionsResource]) resource.invalidate(store);
  });
  useEffect(() => {
    if (state !== undefined) changed();
  }, [state]);
  return (
    <div className={s.page}>
      <ResourceView read={read} isEmpty={() => false} emptyTitle="" skeleton={<FormSkeleton fields={3} />}>
        {(withdrawal) =>
          open.has(withdrawal.state) ? (
            <WithdrawalProgress withdrawal={withdrawal} stale={!online || read.status === 'failed'} />
          ) : (
            <WithdrawalOutcome withdrawal={withdrawal} />
          )
        }
      </ResourceView>
      <p className="sr-only" role="status">
        {read.value ? i18n._(textOf(read.value).title) : ''}
      </p>
    </div>
  );
}
