import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { OwnPasswordField } from '#src/components/kit/forms/own-password-field.tsx';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { textOfFailure } from '#src/components/people/passkeys/ceremony-text.ts';
import { stopCeremony } from '#src/platform/passkeys/ceremony.ts';
import { CeremonyError } from '#src/platform/passkeys/ceremony-error.ts';
import { Field } from '#src/ui/field.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { deviceNameRule } from './device-name-rule.ts';
import { passkeyMaker } from './make-passkey.ts';
import type { I18n } from '@lingui/core';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Default name of this device; a passkey has this name unless the member types another one. */
export function deviceName(i18n: I18n, { userAgent, maxTouchPoints }: Browser): string {
  if (userAgent.includes('iPhone')) return 'iPhone';
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  if (/iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'iPad';
  if (userAgent.includes('Android'))
    return userAgent.includes('Mobile') ? i18n._(msg`Android phone`) : i18n._(msg`Android tablet`);
  if (userAgent.includes('Macintosh')) return 'Mac';
  if (userAgent.includes('Windows')) return i18n._(msg`Windows computer`);
  return i18n._(msg`My computer`);
}

const schema = v.object({ name: deviceNameRule, password: loginPassword });

/**
 * Confirms the member's identity, and creates a passkey on the device. The device's error is shown above the button; the member
 * can retry.
 */
export function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const { t, i18n } = useLingui();
  const [make] = useState(passkeyMaker);
  const [failure, setFailure] = useState<CeremonyError>();
  useEffect(() => stopCeremony, []);
  const form = useAppForm({
    schema,
    values: { name: deviceName(i18n, navigator), password: '' },
    about: { rate_limited: 'password' },
    submit: async (store, wanted): Promise<CeremonyError | undefined> => {
      setFailure(undefined);
      try {
        await make(store, wanted);
        return undefined;
      } catch (cause) {
        if (cause instanceof CeremonyError) return cause;
        throw cause;
      }
    },
    onSuccess: (failed) => (failed ? setFailure(failed) : onAdded()),
  });
  const said = failure && textOfFailure(failure);
  return (
    <AppForm form={form} submitLabel={<Trans>Add passkey</Trans>} confirmLeave={false}>
      <Field
        {...form.field('name')}
        label={t`Name`}
        hint={t`So you know which device it is on.`}
        autoComplete="off"
        maxLength={40}
      />
      <OwnPasswordField {...form.field('password')} />
      {said && <InlineAlert>{i18n._(said)}</InlineAlert>}
    </AppForm>
  );
}
