import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import { ReceiptCheck } from '#src/components/people/money/lazy-receipt-check.tsx';
import { Outcome } from '#src/components/people/money/outcome.tsx';
import { Receipt, ReceiptRow } from '#src/components/people/money/receipt.tsx';
import type { VoucherDeposit } from '#src/contract/payments/vouchers.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { BalanceNow } from './balance-now.tsx';
import { isDeposit } from './is-deposit.ts';
import s from './deposit-outcome.module.css';

/** The receipt of a deposit by voucher. */
export function VoucherOutcome({ voucher: { id, amount, createdAt } }: { voucher: VoucherDeposit }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  return (
    <>
      <Outcome icon={Check} good title={t`Money in your account`} amount={amount}>
        <BalanceNow />
      </Outcome>
      <Receipt>
        <ReceiptRow name={<Trans>Method</Trans>}>
          <Trans>Voucher</Trans>
        </ReceiptRow>
        <ReceiptRow name={<Trans>When</Trans>} digits>
          {formatDateTime(createdAt, language)}
        </ReceiptRow>
        <ReceiptRow name={<Trans>Number</Trans>} digits>
          {id}
        </ReceiptRow>
      </Receipt>
      <ReceiptCheck
        kind="deposit"
        reference={id}
        isShown={(journal) => isDeposit(journal, { reference: id, amount })}
      />
      <div className={s.after}>
        <Link to="/m/home" search={{}} className={buttonClass({ big: true, wide: true })}>
          <Trans>Done</Trans>
        </Link>
      </div>
    </>
  );
}
