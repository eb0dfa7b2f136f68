import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { textOfFailure } from '#src/components/people/passkeys/ceremony-text.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { hasPasskeys, stopCeremony } from '#src/platform/passkeys/ceremony.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { authenticatorCode, AuthenticatorCodeField } from '#src/components/people/authenticator/code-field.tsx';
import { goOnByApp, goOnByPasskey } from './passkey-login.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import s from './second-step-form.module.css';
import { type StepCodeFormProps, useStepCodeForm } from './use-step-code-form.ts';

const schema = v.object({ code: authenticatorCode });

/** The code that the member's app shows. */
function AppCodeForm(props: StepCodeFormProps) {
  const form = useStepCodeForm({ ...props, schema, goOn: goOnByApp });
  return (
    <AppForm form={form} submitLabel={<Trans>Continue</Trans>} confirmLeave={false}>
      <AuthenticatorCodeField {...form.field('code')} />
    </AppForm>
  );
}

/** Proofs of the second step, in the order in which they are offered. */
type Way = 'passkey' | 'app' | 'code';

const names: Readonly<Record<Way, ReactNode>> = {
  passkey: <Trans>Use a passkey</Trans>,
  app: <Trans>Use a code of the app</Trans>,
  code: <Trans>Use a recovery code</Trans>,
};
const leads: Readonly<Record<Way, ReactNode>> = {
  passkey: <Trans>Almost there. Confirm with a passkey that it is you.</Trans>,
  app: <Trans>Almost there. Open your authenticator app and type the code that it shows.</Trans>,
  code: <Trans>Enter one of the codes you saved when you turned on the second step. Each one works once.</Trans>,
};

type SecondStepFormProps = { step: WaitingStep; onBack: () => void };

/** The second step after a right password, where the member has enabled it: a passkey, a code of an app, or a recovery code instead. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const now = useClock(1000);
  const heading = useRef<HTMLHeadingElement>(null);
  const passkey = step.ways.includes('passkey') && hasPasskeys();
  const ways: readonly Way[] = [
    ...(passkey ? ['passkey' as const] : []),
    ...(step.authenticator ? ['app' as const] : []),
    'code',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'code');
  const [refused, setRefused] = useState(false);
  const over = refused || now >= step.endsAt;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => stopCeremony, []);

  const goOn = useAction(
    (store) =>
      goOnByPasskey(store, step).catch((cause: unknown) => {
        if (toAppError(cause).code === 'token_expired') setRefused(true);
        throw cause;
      }),
    { textOf: textOfFailure },
  );
  return (
    <section aria-labelledby="second-step" className={s.step}>
      <h2 id="second-step" ref={heading} tabIndex={-1} className={s.title}>
        <Trans>One more step</Trans>
      </h2>
      {over ? (
        <InlineAlert className={s.alert}>
          <Trans>That took too long or there were too many attempts. Log in again.</Trans>
        </InlineAlert>
      ) : (
        <>
          <p className={s.lead}>{leads[way]}</p>
          {way === 'code' && <RecoveryCodeForm step={step} onOver={() => setRefused(true)} />}
          {way === 'app' && <AppCodeForm step={step} onOver={() => setRefused(true)} />}
          {way === 'passkey' && (
            <Button big wide pending={goOn.pending} onClick={() => goOn.run()}>
              <KeyRound size={20} />
              {names.passkey}
            </Button>
          )}
          {goOn.problem && way === 'passkey' && <InlineAlert className={s.alert}>{goOn.problem}</InlineAlert>}
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                variant="line"
                wide
                className={s.other}
                onClick={() => {
                  stopCeremony();
                  goOn.clear();
                  setWay(other);
                }}
              >
                {names[other]}
              </Button>
            ))}
        </>
      )}
      <Button variant="text" wide className={s.other} onClick={onBack}>
        <Trans>Back to login</Trans>
      </Button>
    </section>
  );
}
