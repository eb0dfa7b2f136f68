import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { AddressLines } from './address-lines.tsx';
import { addressResource, removeAddress } from './mall.resource.ts';
import own from './address.module.css';
import s from './mall.module.css';

/** The address that is kept for the next parcel, which the member can remove; nothing where there is none. */
export function KeptAddress() {
  const { t } = useLingui();
  const { value } = useRead(addressResource, undefined);
  const [asks, setAsks] = useState(false);
  const removal = useAction(removeAddress, {
    offline: msg`No internet. You can remove the address when it is back.`,
    done: () => {
      setAsks(false);
      return t`Address removed`;
    },
  });
  if (!value?.address) return null;
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Delivery address</Trans>
      </h2>
      <Card className={own.kept}>
        <AddressLines address={value.address} />
        <IconButton label={t`Remove address`} onClick={() => setAsks(true)}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Card>
      <ConfirmAction
        action={removal}
        input={{}}
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Remove this address?`}
        text={<Trans>Orders already placed still go there. You enter an address again for your next order.</Trans>}
        tone="danger"
        cancelLabel={t`Cancel`}
        submitLabel={t`Remove`}
      />
    </section>
  );
}
