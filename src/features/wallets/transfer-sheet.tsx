import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#src/ui/sheet.tsx';
import { TransferForm, type TransferFormProps } from './transfer-form.tsx';

/** Moves money between the main wallet and one at a vendor. */
export function TransferSheet(props: TransferFormProps) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={props.onClose} title={t`Move money`} closeLabel={t`Close`}>
      <TransferForm {...props} />
    </Sheet>
  );
}
