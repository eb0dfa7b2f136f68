import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import line from '#src/components/people/money/row.module.css';
import type { VendorWallet } from '#src/contract/wallets/wallets.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Sum } from './sum.tsx';
import { WalletNote } from './wallet-note.tsx';
import { cancelWaiting } from './wallets.resource.ts';
import s from './wallets.module.css';

type RowProps = { wallet: VendorWallet; stale: boolean; onTransfer: (vendor: string) => void };

/** A wallet at a vendor: its amount, what is to be said of it, and the way to move money. */
export function VendorWalletRow({ wallet, stale, onTransfer }: RowProps) {
  const { t } = useLingui();
  const { vendor, name, iconUrl, balance, transfer } = wallet;
  const cancel = useAction(cancelWaiting, { offline: connectionText.moneyOff, failed: showFailure });
  return (
    <li>
      <div className={s.row}>
        <img src={iconUrl} alt="" width="40" height="40" loading="lazy" decoding="async" />
        <span className={line.words}>
          <b translate="no">{name}</b>
          <small role={transfer ? 'status' : undefined}>
            <WalletNote wallet={wallet} />
          </small>
        </span>
        <b className={s.amount}>
          <Sum amount={balance} stale={stale} />
        </b>
        <IconButton
          label={t`Move money: ${name}`}
          aria-disabled={transfer ? true : undefined}
          className={s.move}
          onClick={() => !transfer && onTransfer(vendor)}
        >
          <ArrowLeftRight size={20} />
        </IconButton>
      </div>
      {transfer?.cancellable && (
        <Button
          variant="text"
          className={s.cancel}
          pending={cancel.pending}
          aria-disabled={cancel.off ? true : undefined}
          onClick={() => cancel.run({ id: transfer.id })}
        >
          <Trans>Leave it there</Trans>
        </Button>
      )}
    </li>
  );
}
