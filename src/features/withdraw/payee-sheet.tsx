import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { mostAccounts, mostKeys } from '#src/contract/payments/payees.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { AddPayee } from './add-payee.tsx';
import { PayeeList } from './payee-list.tsx';
import { SetPasswordFirst } from './set-password-first.tsx';
import s from './payees.module.css';

/** Own keys and accounts: one is chosen or removed, another added [S2-216]. */
export function PayeeSheet({ options, onClose }: { options: WithdrawOptions; onClose: () => void }) {
  const { t } = useLingui();
  const { list, paymentPassword, cpf, holder } = options;
  const [adding, setAdding] = useState(list.length === 0);
  const full = list.length >= mostKeys + mostAccounts;
  return (
    <Sheet
      open
      onClose={onClose}
      title={adding ? t`New key or account` : t`Keys and accounts`}
      note={
        cpf === '' ? (
          <Trans>Withdrawals go to accounts of your own CPF alone.</Trans>
        ) : (
          <Trans>Withdrawals go to accounts of your CPF •••-{cpf} alone.</Trans>
        )
      }
      closeLabel={t`Close`}
      footer={
        !adding &&
        !full && (
          <Button variant="soft" big wide onClick={() => setAdding(true)}>
            <Plus size={20} aria-hidden />
            <Trans>Add key or account</Trans>
          </Button>
        )
      }
    >
      {!adding && <PayeeList list={list} holder={holder} onChosen={onClose} />}
      {adding && (paymentPassword ? <AddPayee options={options} onAdded={onClose} /> : <SetPasswordFirst />)}
      {adding && list.length > 0 && (
        <div className={s.back}>
          <Button variant="text" wide onClick={() => setAdding(false)}>
            <Trans>Back to the list</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
