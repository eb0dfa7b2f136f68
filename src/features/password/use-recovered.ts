import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { forgetLogin, recallLogin } from '#src/platform/storage/remembered-login.ts';
import { pendingLoginAtom, recoveredNameAtom } from '#src/state/identity/pending-login.ts';
import { signOut } from '#src/state/identity/session.ts';
import { dropForgetDraft } from './forget-draft.ts';

/**
 * Cleans up after a recovery on this device: all sessions of the account have ended, and a remembered password is invalid. The
 * login gets the account name.
 */
async function settleRecovery(store: Store, userName: string): Promise<void> {
  dropForgetDraft();
  const same = (name: string | undefined) => name?.toLowerCase() === userName.toLowerCase();
  if (same((await recallLogin())?.username)) await forgetLogin();
  store.set(pendingLoginAtom, { login: null, captcha: null });
  if (same(store.get(memberAtom)?.userName)) await signOut(store);
  store.set(recoveredNameAtom, userName);
}

/** Shows that the password was changed, until the next login, and navigates to the login with the name filled in. */
export function useRecovered(): (answer: { userName: string }) => void {
  const { t } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  return ({ userName }) => {
    const said = toasts.show(t`The new password is saved. Log in with it.`, {
      kind: 'success',
      duration: TOAST_LONG_MS,
    });
    void settleRecovery(store, userName).then(() => {
      const stop = store.sub(memberAtom, () => {
        toasts.hide(said);
        stop();
      });
      return navigate({ to: '/m/login', replace: true, ignoreBlocker: true });
    });
  };
}
