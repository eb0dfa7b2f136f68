import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Note } from '#src/components/people/money/note.tsx';
import { Outcome } from '#src/components/people/money/outcome.tsx';
import { ReceiptCheck } from '#src/components/people/money/lazy-receipt-check.tsx';
import { Receipt, ReceiptRow } from '#src/components/people/money/receipt.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import type { HashedJournal } from '#src/contract/records/receipt.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { BankLink } from './bank-link.tsx';
import { payeeName } from './payee-name.ts';
import { textOf } from './state-texts.ts';
import s from './one-withdrawal.module.css';

/** Whether a journal is that which paid a withdrawal. */
const isOf = ({ kind, createdAt, postings }: HashedJournal, { amount, endedAt }: Withdrawal) =>
  kind === 'payout' && createdAt === endedAt && postings.some((one) => one.amount === toMinor(amount));

/** What became of a withdrawal: the receipt of a paid one, or why the money is back. */
export function WithdrawalOutcome({ withdrawal }: { withdrawal: Withdrawal }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const { state, amount, net, fee, payee, createdAt, endedAt, reference, reason } = withdrawal;
  const { title, where, icon, good } = textOf(withdrawal);
  const paid = state === 'paid';
  return (
    <>
      <Outcome icon={icon} good={good} title={i18n._(title)} amount={paid ? net : amount}>
        <p>{i18n._(where)}.</p>
      </Outcome>
      {reason !== '' && <Note title={<Trans>Reason</Trans>}>{reason}</Note>}
      <Receipt>
        <ReceiptRow name={<Trans context="payee">To</Trans>} digits>
          {i18n._(payeeName[payee.kind])} {payee.masked}
        </ReceiptRow>
        {toMinor(fee) > 0 && (
          <ReceiptRow name={<Trans>Fee</Trans>} digits>
            {money(fee)}
          </ReceiptRow>
        )}
        <ReceiptRow name={<Trans>Asked for</Trans>} digits>
          {formatDateTime(createdAt, language)}
        </ReceiptRow>
        {endedAt !== null && (
          <ReceiptRow name={paid ? <Trans>Paid</Trans> : <Trans>Back in your balance</Trans>} digits>
            {formatDateTime(endedAt, language)}
          </ReceiptRow>
        )}
        {paid && (
          <ReceiptRow name={<Trans>Pix number</Trans>} digits>
            {reference}
          </ReceiptRow>
        )}
      </Receipt>
      {paid && (
        <ReceiptCheck kind="withdrawal" reference={withdrawal.id} isShown={(journal) => isOf(journal, withdrawal)} />
      )}
      {paid && <BankLink withdrawal={withdrawal} />}
      <div className={s.after}>
        <Link to="/m/withdraw" search={{}} className={buttonClass({ big: true, wide: true })}>
          <Trans>Done</Trans>
        </Link>
      </div>
    </>
  );
}
