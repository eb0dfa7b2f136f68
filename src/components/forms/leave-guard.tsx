import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';

const ConfirmDialog = lazy(() => import('#src/ui/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Asks before another page takes the place of one with unsaved work; back is such a page, too. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useLingui();
  const now = useRef(unsaved);
  useEffect(() => {
    now.current = unsaved;
  }, [unsaved]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(({ current, next }) => now.current && current.pathname !== next.pathname, []),
    withResolver: true,
    enableBeforeUnload: false,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={t`Leave without sending?`}
        text={t`What you have typed on this page has not been sent and will be lost.`}
        cancelLabel={t`Stay`}
        submitLabel={t`Leave`}
        tone="danger"
        onCancel={reset}
        onSubmit={proceed}
      />
    </Suspense>
  );
}
