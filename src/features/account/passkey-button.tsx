import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import s from './login-methods.module.css';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The served page shows the button to everybody, because nearly all browsers can do it: for them nothing moves. */
export function PasskeyButton() {
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
