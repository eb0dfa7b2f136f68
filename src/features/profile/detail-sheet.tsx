import { useLingui } from '@lingui/react/macro';
import type { AccountDetails } from '#src/contract/account/account-details.schema.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { BirthdayForm, EmailForm, NicknameForm, PayeeNameForm } from './detail-forms.tsx';

export type Detail = 'nickname' | 'email' | 'payeeName' | 'birthday';
type DetailSheetProps = { detail: Detail; details: AccountDetails; onClose: () => void };

const forms = { nickname: NicknameForm, email: EmailForm, payeeName: PayeeNameForm, birthday: BirthdayForm };

/** The form of one detail. */
export function DetailSheet({ detail, details, onClose }: DetailSheetProps) {
  const { t } = useLingui();
  const titles = { nickname: t`Nickname`, email: t`E-mail`, payeeName: t`Payee name`, birthday: t`Birthday` };
  const Form = forms[detail];
  const saved = () => {
    toasts.show(t`Change saved`, { kind: 'success' });
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={titles[detail]} closeLabel={t`Close`}>
      <Form details={details} onSaved={saved} />
    </Sheet>
  );
}
