import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/lazy-part.ts';
import { useMoney } from '#src/components/use-money.ts';
import type { MallGood } from '#src/contract/mall.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { useRedeem } from './use-redeem.ts';

const ConfirmDialog = lazyPart(() => import('#src/ui/dialog.tsx').then((module) => module.ConfirmDialog));

type RedeemDialogProps = { good: MallGood; balance: number; open: boolean; onClose: () => void };

/** Says what an exchange takes and gives before it is made. */
export function RedeemDialog({ good, balance, open, onClose }: RedeemDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { submit, cancel, pending, problem } = useRedeem(good, onClose);
  const { name, points, kind } = good;
  const left = Math.max(0, balance - points);
  const amount = money(good.amount);
  const rest = t`${plural(left, { one: '# point is left.', other: '# points are left.' })}`;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open={open}
        title={t`${plural(points, { one: 'Exchange # point?', other: 'Exchange # points?' })}`}
        text={
          <>
            <p>
              <b>{name}</b>
            </p>
            <p>
              {kind === 'credit' ? (
                <Trans>{amount} goes to your balance at once.</Trans>
              ) : (
                <Trans>The team prepares it and tells you when it is on its way.</Trans>
              )}
            </p>
            <p className="num">{rest}</p>
          </>
        }
        cancelLabel={t`Cancel`}
        submitLabel={t`Exchange`}
        pending={pending}
        onCancel={cancel}
        onSubmit={submit}
      >
        {problem && <InlineAlert>{problem}</InlineAlert>}
      </ConfirmDialog>
    </Suspense>
  );
}
