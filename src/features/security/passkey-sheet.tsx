import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { AddPasskeyForm, passkeyName } from './add-passkey-form.tsx';
import { ConfirmByPasswordForm } from '#src/components/kit/forms/confirm-by-password-form.tsx';
import type { PasskeyTask } from './passkey-task.ts';
import s from './passkeys.module.css';
import { makeRecoveryCodes, removePasskey, setSecondFactor, renamePasskey } from './security.writes.ts';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';
import { Field } from '#src/ui/field.tsx';

const schema = v.object({ name: passkeyName });

function RenamePasskeyForm({ passkey: { id, name }, onSaved }: { passkey: Passkey; onSaved: () => void }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    values: { name },
    submit: (store, values, key) => renamePasskey(store, { id, ...values }, key),
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>} confirmLeave={false}>
      <Field {...form.field('name')} label={t`Name`} autoComplete="off" maxLength={40} />
    </AppForm>
  );
}

type PasskeySheetProps = {
  task: PasskeyTask;
  /** With the last passkey the second step ends. */
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
          form: <RenamePasskeyForm passkey={task.passkey} onSaved={() => done(t`Change saved`)} />,
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
              After your password we ask for a passkey or one of the ten recovery codes you get now. If you lose them
              all, your password no longer lets you in.
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
