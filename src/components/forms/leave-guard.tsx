import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { CodeMissing } from '../code-missing.tsx';
import { lazyPart } from '../lazy-part.ts';

const ConfirmDialog = lazyPart(() => import('#src/ui/dialog.tsx').then((module) => module.ConfirmDialog), CodeMissing);

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
