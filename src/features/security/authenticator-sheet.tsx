import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmByPasswordForm } from '#src/components/kit/forms/confirm-by-password-form.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { AddAuthenticator } from './add-authenticator.tsx';
import type { AuthenticatorTask } from './authenticator-task.ts';
import s from './passkeys.module.css';
import { RenameForm } from './rename-form.tsx';
import { removeAuthenticator, renameAuthenticator } from './security.writes.ts';

type AuthenticatorSheetProps = {
  task: AuthenticatorTask;
  /** With the last app, and without a passkey, the second step ends. */
  endsSecondStep: boolean;
  onClose: () => void;
  onAdded: () => void;
};

/** A change of the apps that show codes, with the confirmation that it requires. */
export function AuthenticatorSheet({ task, endsSecondStep, onClose, onAdded }: AuthenticatorSheetProps) {
  const { t } = useLingui();
  const say = (text: string) => toasts.show(text, { kind: 'success' });
  const done = (text: string) => {
    say(text);
    onClose();
  };
  const { title, content } = contents();
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t`Close`}>
      {content}
    </Sheet>
  );

  function contents() {
    if (task.kind === 'add')
      return {
        title: t`Add authenticator app`,
        content: (
          <AddAuthenticator
            onAdded={() => {
              say(t`Authenticator app added`);
              onAdded();
            }}
          />
        ),
      };
    const { authenticator } = task;
    const { id, name } = authenticator;
    if (task.kind === 'rename')
      return {
        title: t`Rename app`,
        content: <RenameForm of={authenticator} submit={renameAuthenticator} onSaved={() => done(t`Change saved`)} />,
      };
    return {
      title: t`Remove app?`,
      content: (
        <>
          <p className={s.lead}>
            {t`Codes of “${name}” will no longer be accepted. Delete the account in the app, too.`}
            {endsSecondStep && (
              <>
                {' '}
                <strong>
                  <Trans>
                    This is the last one: removing it turns the second step off, and your password alone logs you in.
                  </Trans>
                </strong>
              </>
            )}
          </p>
          <ConfirmByPasswordForm
            submitLabel={<Trans>Remove</Trans>}
            tone="danger"
            submit={(store, typed, key) => removeAuthenticator(store, { id, ...typed }, key)}
            onDone={() => done(t`Authenticator app removed`)}
          />
        </>
      ),
    };
  }
}
