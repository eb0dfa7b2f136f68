import { Trans, useLingui } from '@lingui/react/macro';
import CreditCard from 'lucide-react/icons/credit-card';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { Payee } from '#src/contract/payments/payees.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { PayeeWords } from './terms-card.tsx';
import { preferPayee, removePayee } from './withdrawals.resource.ts';
import own from './payees.module.css';
import s from './withdraw.module.css';

const icons = { cpf: CreditCard, phone: Smartphone, email: Mail, random: KeyRound, account: Landmark };

type PayeeListProps = { list: readonly Payee[]; holder: string; onChosen: () => void };

/** The keys and accounts: a tap makes one the next withdrawal's, the bin removes it. */
export function PayeeList({ list, holder, onChosen }: PayeeListProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<Payee>();
  const choice = useAction(preferPayee, { offline: connectionText.moneyOff, done: onChosen });
  const removal = useAction(removePayee, {
    offline: connectionText.moneyOff,
    done: () => {
      setRemoved(undefined);
      return t`Removed`;
    },
  });
  const problem = choice.problem ?? choice.off;
  const masked = removed?.masked ?? '';
  return (
    <>
      <Card>
        <ul className={own.payees} aria-label={t`Keys and accounts`}>
          {list.map((payee) => {
            const key = payee.masked;
            return (
              <li key={payee.id}>
                <button
                  type="button"
                  className={own.choose}
                  aria-pressed={payee.preferred}
                  onClick={() => (payee.preferred ? onChosen() : choice.run({ id: payee.id }))}
                >
                  <PayeeWords icon={icons[payee.kind]} payee={payee} holder={holder} />
                  {payee.preferred && (
                    <span className={s.tag}>
                      <Trans>In use</Trans>
                    </span>
                  )}
                </button>
                <IconButton label={t`Remove ${key}`} onClick={() => setRemoved(payee)}>
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      </Card>
      {problem !== undefined && <InlineAlert>{problem}</InlineAlert>}
      <ConfirmAction
        action={removal}
        input={{ id: removed?.id ?? '' }}
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={t`Remove this key or account?`}
        text={<Trans>{masked} can be added again. Withdrawals on their way to it still arrive.</Trans>}
        cancelLabel={t`Keep it`}
        submitLabel={t`Remove`}
      />
    </>
  );
}
