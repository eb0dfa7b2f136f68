import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorText } from '#src/platform/language/error-text.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';

/** Asks a member whose session has ended by itself to log in again; the body is marked while it is open [S1-347]. */
export function LoginModal({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    document.body.dataset['loginModal'] = '';
    return () => {
      delete document.body.dataset['loginModal'];
    };
  }, []);
  return (
    <ConfirmDialog
      open
      title={t`Your session has ended`}
      text={i18n._(errorText.session_ended)}
      cancelLabel={t`Not now`}
      submitLabel={t`Log in`}
      onCancel={onClose}
      onSubmit={() => {
        onClose();
        void navigate({ to: '/m/login' });
      }}
    />
  );
}
