import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import type { MallGood } from '#src/contract/mall/mall.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { redeem } from './mall.resource.ts';

type RedeemDialogProps = { good: MallGood; balance: number; open: boolean; onClose: () => void };

/**
 * Confirms an exchange with its price and item. After a refusal the displayed data is outdated: the reason is shown over the
 * refreshed page.
 */
export function RedeemDialog({ good, balance, open, onClose }: RedeemDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { id, name, points, kind } = good;
  const amount = money(good.amount);
  const exchange = useAction(redeem, {
    offline: connectionText.moneyOff,
    done: ({ state }) => {
      onClose();
      if (kind === 'gift') return t`${name} ordered. We will let you know when it ships.`;
      if (state !== 'ordered') return t`${amount} is now in your balance.`;
      toasts.show(t`${amount} is under review. We will let you know when it is in your balance.`, { kind: 'info' });
    },
    refused: (why) => {
      showFailure(why);
      onClose();
    },
  });
  const left = Math.max(0, balance - points);
  const rest = t`${plural(left, { one: '# point is left.', other: '# points are left.' })}`;
  return (
    <ConfirmAction
      action={exchange}
      input={{ id, points }}
      onClose={onClose}
      open={open}
      title={t`${plural(points, { one: 'Exchange # point?', other: 'Exchange # points?' })}`}
      text={
        <>
          <p>
            <b>{name}</b>
          </p>
          <p>
            {kind === 'credit' ? (
              <Trans>{amount} goes straight to your balance.</Trans>
            ) : (
              <Trans>Our team prepares it and lets you know when it ships.</Trans>
            )}
          </p>
          <p className="num">{rest}</p>
        </>
      }
      cancelLabel={t`Cancel`}
      submitLabel={t`Exchange`}
    />
  );
}
