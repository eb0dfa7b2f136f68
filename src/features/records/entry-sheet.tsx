import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { ReceiptCheck } from '#src/components/people/money/lazy-receipt-check.tsx';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { HashedJournal } from '#src/contract/records/receipt.ts';
import type { AccountEntry } from '#src/contract/records/records.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { EntryChain } from './entry-chain.tsx';
import { kindName } from './kind-name.ts';
import { RecordSheet } from './record-sheet.tsx';
import { useAmounts } from './use-amounts.tsx';

/** Whether a journal is that of an entry. */
const isOf = ({ id, createdAt, postings }: HashedJournal, entry: AccountEntry) =>
  id === entry.id &&
  createdAt === entry.at &&
  postings.some(({ accountId, amount }) => accountId.startsWith('wallet:') && amount === toMinor(entry.amount));

/** An entry of the balance: what it was, its amount, the balance before and after it, its number for the support, and its receipt. */
export function EntrySheet({ entry, onClose }: { entry: AccountEntry; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { plain, signed } = useAmounts();
  return (
    <RecordSheet
      title={i18n._(kindName(entry.kind))}
      note={entry.about}
      onClose={onClose}
      facts={[
        { name: t`Amount`, value: signed(entry.amount), digits: true },
        {
          name: t`Balance before`,
          value: plain(fromMinor(toMinor(entry.balance) - toMinor(entry.amount))),
          digits: true,
        },
        { name: t`Balance after`, value: plain(entry.balance), digits: true },
        { name: t`When`, value: formatDateTime(entry.at, language), digits: true },
        { name: t`Entry number`, value: entry.id, digits: true },
      ]}
    >
      {entry.receipt !== undefined && (
        <ReceiptCheck
          kind={entry.kind}
          reference={entry.receipt}
          isShown={(journal) => isOf(journal, entry)}
          details={EntryChain}
        />
      )}
    </RecordSheet>
  );
}
