import { Plural, Trans, useLingui } from '@lingui/react/macro';
import House from 'lucide-react/icons/house';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { Receipt, ReceiptRow } from '#src/components/people/money/receipt.tsx';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { Wallets } from '#src/contract/wallets/wallets.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Sum } from './sum.tsx';
import { bringAll } from './wallets.resource.ts';
import s from './wallets.module.css';

/** Brings all that is at vendors to the main wallet, after a confirmation that names each; then it says what is still to come. */
export function BringHome({ wallets: { wallets } }: { wallets: Wallets }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const coming = wallets.filter(({ transfer }) => transfer?.direction === 'home');
  const there = wallets.filter(({ balance, transfer }) => toMinor(balance) > 0 && !transfer);
  const action = useAction(bringAll, {
    offline: connectionText.moneyOff,
    done: (list) => {
      setAsked(false);
      return list.every(({ state }) => state === 'confirmed') ? t`All of it is in the main wallet.` : undefined;
    },
  });
  const sum = fromMinor(there.reduce((all, { balance }) => all + toMinor(balance), 0));
  return (
    <>
      {coming.length > 0 && (
        <p className={s.progress} role="status">
          <Plural
            value={coming.length}
            one="Bringing home from # provider. The row below says how far it is."
            other="Bringing home from # providers. The rows below say how far each is."
          />
        </p>
      )}
      {there.length > 0 && (
        <>
          <Button
            big
            wide
            className={s.bring}
            pending={action.pending}
            aria-disabled={action.off ? true : undefined}
            aria-describedby={action.off ? 'bring-off' : undefined}
            onClick={() => action.off === undefined && setAsked(true)}
          >
            <House size={20} aria-hidden />
            <Trans>Bring all to the main wallet</Trans>
          </Button>
          {action.off && (
            <p id="bring-off" className={s.off}>
              {action.off}
            </p>
          )}
          <ConfirmAction
            action={action}
            input={{}}
            open={asked}
            onClose={() => setAsked(false)}
            title={t`Bring all home?`}
            text={<Trans>Each provider is asked by itself. Where a round is open, the money comes after it.</Trans>}
            cancelLabel={t`Not now`}
            submitLabel={t`Bring home`}
          >
            <div className={s.receipt}>
              <Receipt>
                {there.map(({ vendor, name, balance }) => (
                  <ReceiptRow key={vendor} name={name} digits>
                    <Sum amount={balance} />
                  </ReceiptRow>
                ))}
                {there.length > 1 && (
                  <ReceiptRow name={<Trans>Together</Trans>} digits>
                    <Sum amount={sum} />
                  </ReceiptRow>
                )}
              </Receipt>
            </div>
          </ConfirmAction>
        </>
      )}
    </>
  );
}
