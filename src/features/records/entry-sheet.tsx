import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { AccountEntry } from '#src/contract/records/records.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { kindName } from './kind-name.ts';
import { RecordSheet } from './record-sheet.tsx';
import { useAmounts } from './use-amounts.tsx';

/** An entry of the balance: what it was, its amount, the balance after it, and its number for the support. */
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
        { name: t`Balance after`, value: plain(entry.balance), digits: true },
        { name: t`When`, value: formatDateTime(entry.at, language), digits: true },
        { name: t`Entry number`, value: entry.id, digits: true },
      ]}
    />
  );
}
