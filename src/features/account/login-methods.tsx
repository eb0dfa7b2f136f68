import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRound from 'lucide-react/icons/user-round';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { mobileCodeLoginFlag } from '#src/contract/core/flags.ts';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { recallLogin } from '#src/platform/storage/remembered-login.ts';
import { secondStepAtom } from '#src/state/identity/second-step.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { freePlayModuleAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { LoginForm } from './login-form.tsx';
import s from './login-methods.module.css';
import KeyRound from 'lucide-react/icons/key-round';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The served page shows the button to every visitor, because nearly all browsers support it: for them nothing moves. */
function PasskeyButton() {
  const { i18n } = useLingui();
  const hydrated = useHydrated();
  const { possible, pending, failure, logIn } = usePasskeyLogin();
  if (hydrated && !possible()) return null;
  return (
    <>
      <Button variant="line" wide className={s.way} pending={pending} onClick={() => void logIn()}>
        <KeyRound size={20} />
        <Trans>Log in with a passkey</Trans>
      </Button>
      {failure && <InlineAlert className={s.way}>{i18n._(failure)}</InlineAlert>}
    </>
  );
}

const SmsLoginForm = lazyPart(() => import('./sms-login-form.tsx'), 'SmsLoginForm', CodeMissing);
const CodeForm = lazyPart(() => import('./code-form.tsx'), 'CodeForm', CodeMissing);
const SecondStepForm = lazyPart(() => import('./second-step-form.tsx'), 'SecondStepForm', CodeMissing);

type Way = 'password' | 'sms' | 'handover';

/**
 * Login by username and password, by mobile number and SMS code where the merchant enables it [S2-002, S2-026], by a code shown
 * on the member page of another browser, or by a passkey. A second step replaces all of them.
 */
export function LoginMethods() {
  const [way, setWay] = useState<Way>('password');
  const hasSms = useAtomValue(whiteLabelAtom)?.flags[mobileCodeLoginFlag] === true;
  useTellHydrated();
  useTellOfSearch();
  useEffect(() => {
    if (!hasSms) return;
    void recallLogin().then((login) => login?.type === 'sms' && setWay((now) => (now === 'password' ? 'sms' : now)));
  }, [hasSms]);
  const [step, setStep] = useAtom(secondStepAtom);
  // Leaving the page cancels the second step.
  useEffect(() => () => setStep(null), [setStep]);
  const [hadSms, setHadSms] = useState(false);
  if (way === 'sms' && !hadSms) setHadSms(true);
  const turn = (to: Way) => () => setWay(way === to ? 'password' : to);
  return (
    <>
      {/* The form stays mounted, so its values are kept. */}
      <div hidden={step !== null || way !== 'password'} data-hydrates="">
        <LoginForm />
      </div>
      {hadSms && (
        <div hidden={step !== null || way !== 'sms'}>
          <Suspense fallback={<FormSkeleton fields={2} check />}>
            <SmsLoginForm />
          </Suspense>
        </div>
      )}
      {step ? (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <SecondStepForm key={step.ticket} step={step} onBack={() => setStep(null)} />
        </Suspense>
      ) : (
        <OtherMethods way={way} turn={turn} hasSms={hasSms} />
      )}
    </>
  );
}

type OtherWaysProps = { way: Way; turn: (to: Way) => () => void; hasSms: boolean };

/** Below the form: a form for a transfer code, and the buttons that switch the login method. */
function OtherMethods({ way, turn, hasSms }: OtherWaysProps) {
  // A visitor with an account is leaving this page.
  const isGuest = useAtomValue(memberAtom) !== null;
  const hasTrial = useAtomValue(freePlayModuleAtom) !== undefined;
  return (
    <>
      {way === 'handover' && (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <CodeForm />
        </Suspense>
      )}
      {way === 'password' && <PasskeyButton />}
      {hasSms && (
        <Button variant="line" wide className={s.way} onClick={turn('sms')}>
          {way === 'sms' ? <UserRound size={20} /> : <Smartphone size={20} />}
          {way === 'sms' ? <Trans>Log in with a username</Trans> : <Trans>Log in by SMS</Trans>}
        </Button>
      )}
      {/* Next to the code of an SMS it would be mistaken for that one. */}
      {way !== 'sms' && (
        <Button variant="text" wide onClick={turn('handover')}>
          {way === 'handover' ? <Trans>Log in with a password</Trans> : <Trans>Continue from another device</Trans>}
        </Button>
      )}
      {(isGuest || hasTrial) && (
        <Link to={isGuest ? '/m/home' : '/m/trail'} className={buttonClass({ variant: 'text', wide: true })}>
          {isGuest ? <Trans>Continue without an account</Trans> : <Trans>Try it without an account</Trans>}
        </Link>
      )}
    </>
  );
}

/** Explains to a guest who searched a members' page why the login is shown [S1-315]. */
function useTellOfSearch(): void {
  const { i18n } = useLingui();
  const { history } = useRouter();
  useEffect(() => {
    if (history.location.state.refused?.q)
      toasts.show(i18n._(errorText.not_logged_in), { kind: 'error', duration: noticeDuration.loginNeeded });
  }, [history, i18n]);
}
