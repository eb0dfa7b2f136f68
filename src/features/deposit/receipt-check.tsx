import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import { ErrorSentence } from '#src/components/kit/error-sentence.tsx';
import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import { type CheckedReceipt, checkReceipt } from '#src/contract/records/check-receipt.ts';
import type { Receipt } from '#src/contract/records/receipt.ts';
import { journalReceipt } from '#src/contract/records/records.ts';
import { formatCount, formatDateTime } from '#src/platform/language/format.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import s from './receipt-check.module.css';

const receiptResource = defineRead({
  name: 'journal-receipt',
  call: journalReceipt,
  query: (ref: string) => ({ kind: 'deposit', ref }),
  freshFor: 0,
});

/** What is on the screen: the bank's id of the payment, and the amount. */
type Shown = { readonly reference: string; readonly amount: Amount };

/** Whether a receipt is that of the deposit which is shown. */
const isOf = ({ journal: { ref, postings } }: Receipt, { reference, amount }: Shown) =>
  ref === reference && postings.some((one) => one.accountId.startsWith('wallet:') && one.amount === toMinor(amount));

/** Fetches the receipt of a deposit with its proof, and verifies it on this device. */
export function ReceiptCheck({ reference, amount }: Shown) {
  const store = useStore();
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<ReactNode>(null);
  const check = async () => {
    setPending(true);
    await receiptResource.refresh(store, reference);
    const { value, error } = store.get(receiptResource.atom(reference));
    if (value && !error)
      // Web Crypto exists only in a secure context.
      setSaid(
        'subtle' in crypto ? (
          <Verdict of={await checkReceipt(value.receipt, value.publicKey)} shown={{ reference, amount }} />
        ) : (
          t`Verification needs a secure connection.`
        ),
      );
    else setSaid(<ErrorSentence code={error?.code ?? 'unknown_error'} />);
    setPending(false);
  };
  return (
    <div className={s.check}>
      <Button variant="text" pending={pending} onClick={() => void check()}>
        <ShieldCheck size={18} aria-hidden />
        <Trans>Check this receipt</Trans>
      </Button>
      <div role="status">{said}</div>
    </div>
  );
}

function Verdict({ of, shown }: { of: CheckedReceipt; shown: Shown }) {
  const language = useAtomValue(languageAtom);
  if (of.verdict === 'wrong' || !isOf(of.receipt, shown))
    return (
      <p className={s.wrong}>
        <ShieldAlert size={20} aria-hidden />
        <Trans>Not verified: the proof does not fit this receipt. Contact support.</Trans>
      </p>
    );
  const { place, size, at } = of.receipt;
  const [entry, all] = [formatCount(place + 1, language), formatCount(size, language)];
  const signed = formatDateTime(at, language);
  return (
    <p className={s.right}>
      <ShieldCheck size={20} aria-hidden />
      <span>
        {of.verdict === 'proven' ? (
          <Trans>Verified on this device: this deposit is in the ledger and has not been changed.</Trans>
        ) : (
          <Trans>The proof fits. This device cannot check its signature.</Trans>
        )}
        <small className="num">
          <Trans>
            Entry {entry} of {all}, signed {signed}
          </Trans>
        </small>
      </span>
    </p>
  );
}
