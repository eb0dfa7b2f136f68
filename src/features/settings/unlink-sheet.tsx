import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useStore } from 'jotai';
import * as v from 'valibot';
import { AppForm } from '#src/components/forms/app-form.tsx';
import { OwnPasswordField } from '#src/components/forms/own-password-field.tsx';
import { loginPassword } from '#src/components/forms/password-schema.ts';
import { useAppForm } from '#src/components/forms/use-app-form.ts';
import { unlinkIdentity } from '#src/contract/identities.ts';
import { socialNames, type SocialProvider } from '#src/contract/social-providers.ts';
import { send } from '#src/platform/calls/send.ts';
import { identitiesResource } from '#src/state/identities.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';

type UnlinkSheetProps = { provider: SocialProvider; hasPassword: boolean; onClose: () => void };

/** Asks whether an account elsewhere is to be unlinked, and for the password; whoever has none would be left without a way in. */
export function UnlinkSheet({ provider, hasPassword, onClose }: UnlinkSheetProps) {
  const { t } = useLingui();
  const name = socialNames[provider];
  const note = hasPassword
    ? t`${name} signs you in no longer. Your password still does.`
    : t`Your account has no password yet. Choose one first: without it nothing would let you in.`;
  return (
    <Sheet open onClose={onClose} title={t`Unlink ${name}?`} note={note} closeLabel={t`Close`}>
      {hasPassword ? (
        <UnlinkForm provider={provider} onDone={onClose} />
      ) : (
        <Link to="/m/forget" className={buttonClass({ wide: true })}>
          <Trans>Choose a password</Trans>
        </Link>
      )}
    </Sheet>
  );
}

function UnlinkForm({ provider, onDone }: { provider: SocialProvider; onDone: () => void }) {
  const { t } = useLingui();
  const store = useStore();
  const name = socialNames[provider];
  const form = useAppForm({
    schema: v.object({ password: loginPassword }),
    values: { password: '' },
    about: { wrong_password: 'password', rate_limited: 'password' },
    submit: ({ password }) => send(unlinkIdentity, { body: { provider, password } }),
    onSuccess: (left) => {
      identitiesResource.set(store, undefined, left);
      toasts.show(t`${name} is unlinked.`, { kind: 'success' });
      onDone();
    },
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Unlink</Trans>} confirmLeave={false}>
      <OwnPasswordField {...form.field('password')} />
    </AppForm>
  );
}
