import { Plural, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Confirm } from '#src/components/kit/actions/confirm.tsx';
import { loadingMax } from '#src/contract/core/limits.ts';
import { forgetLogin, hasRememberedLogin } from '#src/platform/storage/remembered-login.ts';
import { sendOutbox } from '#src/state/lobby/favourite-outbox.ts';
import { unsentFavouritesAtom } from '#src/state/lobby/favourites.ts';
import { loggingOutAtom } from '#src/state/identity/logging-out.ts';
import { signOut } from '#src/state/identity/session.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { toasts } from '#src/ui/toast-store.ts';

const home = '/m/home';

/**
 * Logout asks first [S1-325]; cancel leaves everything as it was [S1-326]; submit shows a loading message [S1-327], ends the
 * session and replaces the page by home [S1-329], unless the visitor has navigated since. The dialog warns that unsent
 * favourites are lost. A login remembered on this device can be deleted as well [S2-117].
 */
export function useLogout(): { ask: () => void; dialog: ReactNode } {
  const { t } = useLingui();
  const store = useStore();
  const router = useRouter();
  const unsent = useAtomValue(unsentFavouritesAtom).size;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [remembered, setRemembered] = useState(false);
  const [forget, setForget] = useState(false);
  const [pending, setPending] = useState(false);

  const submit = async () => {
    setPending(true);
    const here = () => router.history.location.pathname;
    const from = here();
    const loading = toasts.show(t`Please wait…`, { kind: 'loading', duration: loadingMax.logout });
    if (forget) await forgetLogin();
    store.set(loggingOutAtom, true);
    await signOut(store);
    toasts.hide(loading);
    if (here() === from && from !== home) await router.navigate({ to: home, replace: true });
    store.set(loggingOutAtom, false);
    setOpen(false);
  };
  return {
    ask: () => {
      setAsked(true);
      setOpen(true);
      setPending(false);
      setForget(false);
      void hasRememberedLogin().then(setRemembered);
      void sendOutbox(store);
    },
    dialog: asked && (
      <Confirm
        open={open}
        title={t`Log out?`}
        text={
          <>
            {t`Are you sure you want to log out?`}
            {unsent > 0 && (
              <>
                {' '}
                <Plural
                  value={unsent}
                  one="# change to your favourites has not been sent yet, and will be lost."
                  other="# changes to your favourites have not been sent yet, and will be lost."
                />
              </>
            )}
          </>
        }
        cancelLabel={t`Cancel`}
        submitLabel={t`Log out`}
        tone="danger"
        pending={pending}
        onCancel={() => setOpen(false)}
        onSubmit={() => void submit()}
      >
        {remembered && (
          <Checkbox
            label={t`Forget my login on this device`}
            checked={forget}
            onChange={(event) => setForget(event.target.checked)}
          />
        )}
      </Confirm>
    ),
  };
}
