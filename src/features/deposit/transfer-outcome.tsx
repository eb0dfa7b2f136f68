import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { Note } from '#src/components/people/money/note.tsx';
import { Outcome } from '#src/components/people/money/outcome.tsx';
import { ReceiptCheck } from '#src/components/people/money/lazy-receipt-check.tsx';
import { Receipt, ReceiptRow } from '#src/components/people/money/receipt.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Transfer } from '#src/contract/payments/transfers.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { BalanceNow } from './balance-now.tsx';
import { isDeposit } from './is-deposit.ts';
import { ReviewTime } from './review-time.tsx';
import s from './deposit-outcome.module.css';

/** Where a bank transfer stands: the receipt is checked, the money is in the balance, or it was refused and why [S1-031]. */
export function TransferOutcome({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui();
  const { id, state, amount, reason, sentBefore } = transfer;
  const shown = {
    review: { icon: Hourglass, title: t`Checking the receipt`, under: <ReviewTime transfer={transfer} /> },
    credited: { icon: Check, title: t`Money in your account`, under: <BalanceNow /> },
    refused: {
      icon: X,
      title: t`Deposit refused`,
      under: (
        <p>
          <Trans>Nothing was added to your balance.</Trans>
        </p>
      ),
    },
  }[state];
  return (
    <>
      <Outcome icon={shown.icon} good={state === 'credited'} title={shown.title} amount={amount}>
        {shown.under}
      </Outcome>
      {reason !== '' && <Note title={<Trans>Reason</Trans>}>{reason}</Note>}
      {state === 'review' && sentBefore && (
        <Note title={<Trans>You sent this picture before</Trans>} role="status">
          <Trans>One transfer is added to your balance once. If this is another one, send its own receipt.</Trans>
        </Note>
      )}
      <TransferReceipt transfer={transfer} />
      {state === 'credited' && (
        <ReceiptCheck
          kind="deposit"
          reference={id}
          isShown={(journal) => isDeposit(journal, { reference: id, amount })}
        />
      )}
      <div className={s.after}>
        <Link
          to={state === 'credited' ? '/m/home' : '/m/voucherCenter'}
          search={{}}
          className={buttonClass({ big: true, wide: true })}
        >
          {state === 'refused' ? <Trans>New deposit</Trans> : <Trans>Done</Trans>}
        </Link>
      </div>
    </>
  );
}

function TransferReceipt({ transfer: { id, amount, said, createdAt, decidedAt, state } }: { transfer: Transfer }) {
  const language = useAtomValue(languageAtom);
  const money = useMoney();
  return (
    <Receipt>
      <ReceiptRow name={<Trans>Method</Trans>}>
        <Trans>Bank transfer</Trans>
      </ReceiptRow>
      {amount !== said && (
        <ReceiptRow name={<Trans>You entered</Trans>} digits>
          {money(said)}
        </ReceiptRow>
      )}
      <ReceiptRow name={<Trans>Sent</Trans>} digits>
        {formatDateTime(createdAt, language)}
      </ReceiptRow>
      {decidedAt !== null && (
        <ReceiptRow name={state === 'credited' ? <Trans>Credited</Trans> : <Trans>Refused</Trans>} digits>
          {formatDateTime(decidedAt, language)}
        </ReceiptRow>
      )}
      <ReceiptRow name={<Trans>Number</Trans>} digits>
        {id}
      </ReceiptRow>
    </Receipt>
  );
}
