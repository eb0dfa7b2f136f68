import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import TimerOff from 'lucide-react/icons/timer-off';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Outcome } from '#src/components/people/money/outcome.tsx';
import { ReceiptCheck } from '#src/components/people/money/lazy-receipt-check.tsx';
import { Receipt, ReceiptRow } from '#src/components/people/money/receipt.tsx';
import type { PixDeposit } from '#src/contract/payments/deposits.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { toMinor } from '#src/contract/core/amount.ts';
import { BonusLine } from './bonus-line.tsx';
import { BalanceNow } from './balance-now.tsx';
import { ContestNotes } from './contest-notes.tsx';
import { isDeposit } from './is-deposit.ts';
import { ReturnedPayments } from './returned-payments.tsx';
import s from './deposit-outcome.module.css';

/** Whether the payer's bank has taken all of a deposit back. */
const isGone = ({ contests, amount }: Pick<PixDeposit, 'contests' | 'amount'>): boolean =>
  contests.reduce((sum, { taken }) => sum + toMinor(taken), 0) >= toMinor(amount);

/** What became of a deposit: the receipt of a credited one, or that nothing was charged. */
export function DepositOutcome({ deposit }: { deposit: PixDeposit }) {
  const { t } = useLingui();
  const credited = deposit.state === 'credited';
  const gone = isGone(deposit);
  const isReturned = !credited && deposit.returned.length > 0;
  const Icon = gone || isReturned ? Undo2 : credited ? Check : deposit.state === 'expired' ? TimerOff : X;
  return (
    <>
      <Outcome
        icon={Icon}
        good={credited && !gone}
        amount={deposit.amount}
        title={
          gone
            ? t`Taken back by the payer’s bank`
            : credited
              ? t`Money in your account`
              : isReturned
                ? t`Payment sent back`
                : deposit.state === 'expired'
                  ? t`The code has expired`
                  : t`Deposit cancelled`
        }
      >
        {credited ? (
          <BalanceNow />
        ) : (
          <p>
            {isReturned ? (
              <Trans>This code cannot be paid again. Start a new deposit to get another one.</Trans>
            ) : (
              <Trans>Nothing was charged. A payment on its way still arrives.</Trans>
            )}
          </p>
        )}
      </Outcome>
      {deposit.bonus && <BonusLine bonus={deposit.bonus} />}
      <ContestNotes contests={deposit.contests} />
      <ReturnedPayments payments={deposit.returned} />
      {credited && (
        <>
          <DepositReceipt deposit={deposit} />
          <ReceiptCheck
            kind="deposit"
            reference={deposit.reference}
            isShown={(journal) => isDeposit(journal, deposit)}
          />
        </>
      )}
      <div className={s.after}>
        <Link
          to={credited ? '/m/home' : '/m/voucherCenter'}
          search={{}}
          className={buttonClass({ big: true, wide: true })}
        >
          {credited ? <Trans>Done</Trans> : <Trans>New deposit</Trans>}
        </Link>
      </div>
    </>
  );
}

function DepositReceipt({ deposit: { payer, creditedAt, reference, createdAt } }: { deposit: PixDeposit }) {
  const language = useAtomValue(languageAtom);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? '';
  return (
    <Receipt>
      <ReceiptRow name={<Trans>Method</Trans>}>Pix</ReceiptRow>
      <ReceiptRow name={<Trans>From</Trans>}>{payer}</ReceiptRow>
      <ReceiptRow name={<Trans context="payee">To</Trans>}>{brand}</ReceiptRow>
      <ReceiptRow name={<Trans>When</Trans>} digits>
        {formatDateTime(creditedAt ?? createdAt, language)}
      </ReceiptRow>
      <ReceiptRow name={<Trans>Pix number</Trans>} digits>
        {reference}
      </ReceiptRow>
    </Receipt>
  );
}
