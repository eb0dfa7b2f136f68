import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { ConfirmByPasswordForm } from '#src/components/kit/forms/confirm-by-password-form.tsx';
import type { PasskeyTask } from './passkey-task.ts';
import s from './passkeys.module.css';
import { makeRecoveryCodes, removePasskey, setSecondFactor, renamePasskey } from './security.writes.ts';
import { RenameForm } from './rename-form.tsx';

type PasskeySheetProps = {
  task: PasskeyTask;
  /** With the last passkey, and without an app that shows codes, the second step ends. */
  endsSecondStep: boolean;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
};

/** Confirmation required before a task; the page shows the result from the gateway. */
export function PasskeySheet({ task, endsSecondStep, onClose, onCodes }: PasskeySheetProps) {
  const { t } = useLingui();
  const done = (text?: string) => {
    if (text !== undefined) toasts.show(text, { kind: 'success' });
    onClose();
  };
  const { title, lead, form } = contents();
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t`Close`}>
      {lead && <p className={s.lead}>{lead}</p>}
      {form}
    </Sheet>
  );

  function contents() {
    switch (task.kind) {
      case 'add':
        return {
          title: t`Add passkey`,
          lead: <Trans>Your device asks for your fingerprint, face or PIN, and saves a passkey for this site.</Trans>,
          form: <AddPasskeyForm onAdded={() => done(t`Passkey added`)} />,
        };
      case 'rename':
        return {
          title: t`Rename passkey`,
          form: <RenameForm of={task.passkey} submit={renamePasskey} onSaved={() => done(t`Change saved`)} />,
        };
      case 'remove': {
        const { id, name } = task.passkey;
        return {
          title: t`Remove passkey?`,
          lead: (
            <>
              {t`“${name}” will no longer log you in. It stays in your device’s list until you remove it there too.`}
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
            </>
          ),
          form: (
            <ConfirmByPasswordForm
              submitLabel={<Trans>Remove</Trans>}
              tone="danger"
              submit={(store, typed, key) => removePasskey(store, { id, ...typed }, key)}
              onDone={() => done(t`Passkey removed`)}
            />
          ),
        };
      }
      case 'turn-on':
        return {
          title: t`Turn on the second step`,
          lead: (
            <Trans>
              After your password we ask for a passkey, a code of your app or one of the ten recovery codes you get now.
              If you lose them all, your password no longer lets you in.
            </Trans>
          ),
          form: (
            <ConfirmByPasswordForm
              submitLabel={<Trans>Turn on</Trans>}
              submit={(store, typed, key) => setSecondFactor(store, { on: true, ...typed }, key)}
              onDone={({ codes }) => {
                done();
                onCodes(codes);
              }}
            />
          ),
        };
      case 'turn-off':
        return {
          title: t`Turn off the second step`,
          lead: <Trans>Your password alone will log you in, and your recovery codes stop working.</Trans>,
          form: (
            <ConfirmByPasswordForm
              submitLabel={<Trans>Turn off</Trans>}
              tone="danger"
              submit={(store, typed, key) => setSecondFactor(store, { on: false, ...typed }, key)}
              onDone={() => done(t`Second step turned off`)}
            />
          ),
        };
      case 'new-codes':
        return {
          title: t`New recovery codes`,
          lead: <Trans>You get ten new codes. The ones you have now stop working.</Trans>,
          form: (
            <ConfirmByPasswordForm
              submitLabel={<Trans>Get new codes</Trans>}
              submit={makeRecoveryCodes}
              onDone={({ codes }) => {
                done();
                onCodes(codes);
              }}
            />
          ),
        };
    }
  }
}
