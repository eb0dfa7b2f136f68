import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ConfirmByPasswordForm } from '#src/components/kit/forms/confirm-by-password-form.tsx';
import { socialNames, type SocialProvider } from '#src/contract/site/social-providers.ts';
import { unlinkIdentity } from '#src/state/identity/identities.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';

type UnlinkSheetProps = { provider: SocialProvider; hasPassword: boolean; onClose: () => void };

/** Confirms that a social account is unlinked, with the password; without a password the member could no longer sign in. */
export function UnlinkSheet({ provider, hasPassword, onClose }: UnlinkSheetProps) {
  const { t } = useLingui();
  const name = socialNames[provider];
  const note = hasPassword
    ? t`${name} will no longer log you in. Your password still will.`
    : t`Your account has no password yet. Choose one first, or you could not log in.`;
  return (
    <Sheet open onClose={onClose} title={t`Unlink ${name}?`} note={note} closeLabel={t`Close`}>
      {hasPassword ? (
        <ConfirmByPasswordForm
          submitLabel={<Trans>Unlink</Trans>}
          submit={(store, typed, key) => unlinkIdentity(store, { provider, ...typed }, key)}
          onDone={() => {
            toasts.show(t`${name} is unlinked.`, { kind: 'success' });
            onClose();
          }}
        />
      ) : (
        <Link to="/m/forget" className={buttonClass({ wide: true })}>
          <Trans>Choose a password</Trans>
        </Link>
      )}
    </Sheet>
  );
}
