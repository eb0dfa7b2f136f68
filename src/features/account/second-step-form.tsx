import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { textOfFailure } from '#src/components/people/passkeys/ceremony-text.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { hasPasskeys, stopCeremony } from '#src/platform/passkeys/ceremony.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { goOnByPasskey } from './passkey-login.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import s from './second-step-form.module.css';

type SecondStepFormProps = { step: WaitingStep; onBack: () => void };

/** The second step after a right password, where the member has enabled it: a passkey, or a recovery code instead. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const now = useClock(1000);
  const heading = useRef<HTMLHeadingElement>(null);
  const passkey = step.ways.includes('passkey') && hasPasskeys();
  const [byCode, setByCode] = useState(!passkey);
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
          <p className={s.lead}>
            {byCode ? (
              <Trans>Enter one of the codes you saved when you turned on the second step. Each one works once.</Trans>
            ) : (
              <Trans>Almost there. Confirm with a passkey that it is you.</Trans>
            )}
          </p>
          {byCode ? (
            <RecoveryCodeForm step={step} onOver={() => setRefused(true)} />
          ) : (
            <Button big wide pending={goOn.pending} onClick={() => goOn.run()}>
              <KeyRound size={20} />
              <Trans>Use a passkey</Trans>
            </Button>
          )}
          {goOn.problem && !byCode && <InlineAlert className={s.alert}>{goOn.problem}</InlineAlert>}
          {passkey && (
            <Button
              variant="line"
              wide
              className={s.other}
              onClick={() => {
                stopCeremony();
                goOn.clear();
                setByCode(!byCode);
              }}
            >
              {byCode ? <Trans>Use a passkey</Trans> : <Trans>Use a recovery code</Trans>}
            </Button>
          )}
        </>
      )}
      <Button variant="text" wide className={s.other} onClick={onBack}>
        <Trans>Back to login</Trans>
      </Button>
    </section>
  );
}
