import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmByPasswordForm } from '#src/components/kit/forms/confirm-by-password-form.tsx';
import { socialNames, type SocialProvider } from '#src/contract/site/social-providers.ts';
import { linkSocialAccount } from '#src/state/identity/social.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';

/**
 * Requires the password before a social account is linked for sign-in, so that a stranger cannot link theirs on an unlocked
 * phone.
 */
export function LinkSheet({ provider, onClose }: { provider: SocialProvider; onClose: () => void }) {
  const { t } = useLingui();
  const name = socialNames[provider];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Link ${name}?`}
      note={t`From then on, your ${name} account signs you in without your password.`}
      closeLabel={t`Close`}
    >
      <ConfirmByPasswordForm
        submitLabel={<Trans>Link</Trans>}
        submit={(store, { password }) => linkSocialAccount(store, password)}
        onDone={() => {
          toasts.show(t`${name} is linked.`, { kind: 'success' });
          onClose();
        }}
      />
    </Sheet>
  );
}
