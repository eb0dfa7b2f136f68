import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import type { MallGood } from '#src/contract/mall/mall.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { Destination } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';
import { redeem } from './mall.resource.ts';
import own from './address.module.css';

export type RedeemDialogProps = { good: MallGood; balance: number; open: boolean; onClose: () => void };
/** `to`: where a parcel goes; cancelled, its address can be changed. */
type Parcel = { to?: Destination; onCancel?: () => void };

/**
 * Confirms an exchange with its price and item, and where it goes. After a refusal the displayed data is outdated: the reason is shown over the
 * refreshed page.
 */
export function RedeemDialog({ good, balance, open, onClose, to, onCancel = onClose }: RedeemDialogProps & Parcel) {
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
      input={{ id, points, ...to }}
      onClose={onCancel}
      open={open}
      title={t`${plural(points, { one: 'Exchange # point?', other: 'Exchange # points?' })}`}
      text={
        <>
          <p>
            <b>{name}</b>
          </p>
          {to && (
            <div className={own.destination}>
              <AddressLines address={to.address} />
            </div>
          )}
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
      cancelLabel={to ? t`Change address` : t`Cancel`}
      submitLabel={t`Exchange`}
    />
  );
}
