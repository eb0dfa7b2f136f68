import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { AddressForm, type Destination } from './address-form.tsx';
import { addressResource } from './mall.resource.ts';
import { RedeemDialog, type RedeemDialogProps } from './redeem-dialog.tsx';

/** Orders a parcel: asks where it goes, offering the address of the last one, then for confirmation. */
export function OrderParcel(order: RedeemDialogProps) {
  const { good, open, onClose } = order;
  const { t } = useLingui();
  const { value, status } = useRead(addressResource, undefined);
  const [to, setTo] = useState<Destination>();
  const [asks, setAsks] = useState(false);
  const kept = value?.address ? { address: value.address, keepAddress: true } : null;
  const close = () => {
    setAsks(false);
    onClose();
  };
  return (
    <>
      <Sheet open={open} onClose={close} title={t`Where should we send it?`} note={good.name} closeLabel={t`Close`}>
        {value === undefined && status !== 'failed' ? (
          <FormSkeleton fields={7} check />
        ) : (
          <AddressForm
            start={to ?? kept}
            onReady={(typed) => {
              setTo(typed);
              setAsks(true);
            }}
          />
        )}
      </Sheet>
      {to && <RedeemDialog {...order} to={to} open={open && asks} onCancel={() => setAsks(false)} onClose={close} />}
    </>
  );
}
