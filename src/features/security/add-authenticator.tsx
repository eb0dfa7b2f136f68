import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { Suspense, useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { OwnPasswordField } from '#src/components/kit/forms/own-password-field.tsx';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { AuthenticatorCodeField, authenticatorCode } from '#src/components/people/authenticator/code-field.tsx';
import { toAppError } from '#src/platform/calls/errors.ts';
import { copyText } from '#src/platform/device/share.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { deviceNameRule } from './device-name-rule.ts';
import s from './passkeys.module.css';
import { addAuthenticator, newAuthenticator } from './security.writes.ts';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'), 'QrCode');

type Begun = { readonly id: string; readonly secret: string; readonly uri: string; readonly name: string };

const begin = v.object({ name: deviceNameRule, password: loginPassword });
const confirm = v.object({ code: authenticatorCode });

/** A name and the password, then the secret as QR code and text, and the first code that the app shows. */
export function AddAuthenticator({ onAdded }: { onAdded: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [late, setLate] = useState(false);
  const over = () => {
    setBegun(undefined);
    setLate(true);
  };
  if (begun) return <FirstCode begun={begun} onAdded={onAdded} onLate={over} />;
  return (
    <>
      {late && (
        <InlineAlert className={s.alert}>
          <Trans>That took too long. Start again with a new code.</Trans>
        </InlineAlert>
      )}
      <Begin onBegun={setBegun} />
    </>
  );
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: begin,
    values: { name: t`My phone`, password: '' },
    about: { rate_limited: 'password' },
    submit: async (store, { name, password }, key) => ({ ...(await newAuthenticator(store, { password }, key)), name }),
    onSuccess: onBegun,
  });
  return (
    <>
      <p className={s.lead}>
        <Trans>You need an app such as Google Authenticator, Microsoft Authenticator or a password manager.</Trans>
      </p>
      <AppForm form={form} submitLabel={<Trans>Continue</Trans>} confirmLeave={false}>
        <Field
          {...form.field('name')}
          label={t`Name`}
          hint={t`So you know which device it is on.`}
          autoComplete="off"
          maxLength={40}
        />
        <OwnPasswordField {...form.field('password')} />
      </AppForm>
    </>
  );
}

type FirstCodeProps = { begun: Begun; onAdded: () => void; onLate: () => void };

function FirstCode({ begun: { id, secret, uri, name }, onAdded, onLate }: FirstCodeProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: confirm,
    values: { code: '' },
    about: { verification_code_error: 'code', rate_limited: 'code' },
    submit: async (store, { code }, key) => {
      try {
        await addAuthenticator(store, { id, name, code }, key);
      } catch (cause) {
        if (toAppError(cause).code !== 'not_found') throw cause;
        return 'late';
      }
      return 'added';
    },
    onSuccess: (outcome) => (outcome === 'added' ? onAdded() : onLate()),
  });
  const copy = async () => {
    if (await copyText(secret)) toasts.show(t`Key copied`, { kind: 'success' });
    else toasts.show(t`The key could not be copied. Type it in instead.`, { kind: 'error' });
  };
  return (
    <>
      <p className={s.lead}>
        <Trans>Scan the code with the app, or enter the key there. Then type the six digits that the app shows.</Trans>
      </p>
      <div className={s.qr}>
        <Suspense fallback={null}>
          <QrCode text={uri} label={t`QR code for the authenticator app`} />
        </Suspense>
      </div>
      <p className={s.key} translate="no">
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <div className={s.acts}>
        <Button variant="soft" onClick={() => void copy()}>
          <Copy size={20} />
          <Trans>Copy key</Trans>
        </Button>
        <a href={uri} className={buttonClass({ variant: 'soft' })}>
          <Trans>Open an app on this device</Trans>
        </a>
      </div>
      <AppForm form={form} submitLabel={<Trans>Confirm</Trans>} confirmLeave={false}>
        <AuthenticatorCodeField {...form.field('code')} />
      </AppForm>
    </>
  );
}
