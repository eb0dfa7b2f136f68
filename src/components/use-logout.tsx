import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadingMax } from '#src/contract/limits.ts';
import { signOut } from '#src/state/session.ts';
import { toasts } from '#src/ui/toast-store.ts';

const ConfirmDialog = lazy(() => import('#src/ui/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/**
 * Logout asks first [S1-325]; cancel leaves everything as it was [S1-326]; submit shows a loading message [S1-327], ends the
 * session and replaces the page by home [S1-329].
 */
export function useLogout(): { ask: () => void; dialog: ReactNode } {
  const { t } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);

  const submit = async () => {
    setPending(true);
    const loading = toasts.show(t`Please wait…`, { kind: 'loading', duration: loadingMax.logout });
    await signOut(store);
    toasts.hide(loading);
    setPending(false);
    setOpen(false);
    await navigate({ to: '/m/home', replace: true });
  };
  return {
    ask: () => {
      setAsked(true);
      setOpen(true);
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <ConfirmDialog
          open={open}
          title={t`Notice`}
          text={t`Are you sure you want to log out?`}
          cancelLabel={t`Cancel`}
          submitLabel={t`Log out`}
          tone="danger"
          pending={pending}
          onCancel={() => setOpen(false)}
          onSubmit={() => void submit()}
        />
      </Suspense>
    ),
  };
}
