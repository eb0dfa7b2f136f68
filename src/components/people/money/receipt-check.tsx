import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import Download from 'lucide-react/icons/download';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorSentence } from '#src/components/kit/error-sentence.tsx';
import { type CheckedReceipt, checkReceipt, type ProvenReceipt } from '#src/contract/records/check-receipt.ts';
import type { HashedJournal } from '#src/contract/records/receipt.ts';
import { receiptFileText } from '#src/contract/records/receipt-file.ts';
import { journalReceipt } from '#src/contract/records/records.ts';
import { saveFile } from '#src/platform/device/save-file.ts';
import { formatCount, formatDateTime } from '#src/platform/language/format.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import s from './receipt-check.module.css';

type Cause = { readonly kind: string; readonly ref: string };

const receiptResource = defineRead({
  name: 'journal-receipt',
  call: journalReceipt,
  query: (cause: Cause) => cause,
  freshFor: 0,
});

/**
 * `reference`: of a deposit the bank's id, of a withdrawal its own, else the `ref` of the journal. `isShown`: whether a journal is that of what
 * is on the screen. `details`: more of a receipt that was verified.
 */
type ReceiptCheckProps = {
  kind: Cause['kind'];
  reference: string;
  isShown: (journal: HashedJournal) => boolean;
  details?: ComponentType<ProvenReceipt>;
};

/** Fetches the receipt of an entry with its proof, verifies it on this device, and offers it as a file. */
export function ReceiptCheck({ kind, reference, isShown, details }: ReceiptCheckProps) {
  const store = useStore();
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<ReactNode>(null);
  const [file, setFile] = useState<string>();
  const cause = { kind, ref: reference };
  const check = async () => {
    setPending(true);
    await receiptResource.refresh(store, cause);
    const { value, error } = store.get(receiptResource.atom(cause));
    if (value && !error) {
      setFile(receiptFileText(value));
      // Web Crypto exists only in a secure context.
      setSaid(
        'subtle' in crypto ? (
          <Verdict of={await checkReceipt(value.receipt, value.publicKey)} isShown={isShown} details={details} />
        ) : (
          t`Verification needs a secure connection.`
        ),
      );
    } else setSaid(<ErrorSentence code={error?.code ?? 'unknown_error'} />);
    setPending(false);
  };
  return (
    <div className={s.check}>
      <Button variant="text" pending={pending} onClick={() => void check()}>
        <ShieldCheck size={18} aria-hidden />
        <Trans>Check this receipt</Trans>
      </Button>
      <div role="status">{said}</div>
      {file !== undefined && (
        <Button
          variant="text"
          onClick={() =>
            saveFile(`${t`receipt`}-${reference.slice(-8)}.json`, new Blob([file], { type: 'application/json' }))
          }
        >
          <Download size={18} aria-hidden />
          <Trans>Save the receipt</Trans>
        </Button>
      )}
    </div>
  );
}

type VerdictProps = { of: CheckedReceipt; details: ReceiptCheckProps['details'] } & Pick<ReceiptCheckProps, 'isShown'>;

function Verdict({ of, isShown, details: Details }: VerdictProps) {
  const language = useAtomValue(languageAtom);
  if (of.verdict === 'wrong' || !isShown(of.receipt.journal))
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
    <>
      <p className={s.right}>
        <ShieldCheck size={20} aria-hidden />
        <span>
          {of.verdict === 'proven' ? (
            <Trans>Verified on this device: this entry is in the ledger and has not been changed.</Trans>
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
      {Details && <Details {...of} />}
    </>
  );
}
