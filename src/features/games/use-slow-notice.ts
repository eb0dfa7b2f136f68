import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toasts } from '#src/ui/toast-store.ts';

/** A list that is waited for this long says so, and the longest that it does [S1-411]; ms. */
const slowAfter = 1000;
const noticeMax = 3000;

/** Says in a toast, for 3 s at most, that a list takes long [S1-402, S1-411]; what comes soon needs no words. */
export function useSlowNotice(waiting: boolean): void {
  const { t } = useLingui();
  const words = t`Please wait…`;
  useEffect(() => {
    if (!waiting) return;
    let notice: number | undefined;
    const timer = setTimeout(() => {
      notice = toasts.show(words, { kind: 'loading', duration: noticeMax });
    }, slowAfter);
    return () => {
      clearTimeout(timer);
      if (notice !== undefined) toasts.hide(notice);
    };
  }, [waiting, words]);
}
