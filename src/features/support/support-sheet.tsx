import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#src/ui/sheet.tsx';
import { SupportEntries } from './support-entries.tsx';

/** The customer-service menu as a sheet. */
export function SupportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`How can we help?`} closeLabel={t`Close`}>
      <SupportEntries />
    </Sheet>
  );
}
