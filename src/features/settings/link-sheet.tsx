import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmByPasswordForm } from '#src/components/kit/forms/confirm-by-password-form.tsx';
import { socialNames, type SocialProvider } from '#src/contract/site/social-providers.ts';
import { linkSocialAccount } from '#src/state/identity/social.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';

/** Asks for the password before an account elsewhere signs the member in, so that nobody links his own on a phone found unlocked. */
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
