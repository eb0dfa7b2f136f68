import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import { settleRecovery } from './settle-recovery.ts';

/** Says that the password is changed, until somebody logs in, and leads to the login, with the name filled in. */
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
