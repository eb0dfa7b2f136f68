import { useLocation } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { supportOpenAtom } from '#src/state/site/support.ts';

const SupportSheet = lazyPart(() => import('./support-sheet.tsx'), 'SupportSheet');

/**
 * The customer-service menu, over any page, closed by a change of the page [S1-208]. Its code is loaded when it is first opened.
 */
export function Support() {
  const [open, setOpen] = useAtom(supportOpenAtom);
  const { pathname } = useLocation();
  useEffect(() => setOpen((was) => was && false), [pathname, setOpen]);
  return (
    open !== null && (
      <Suspense fallback={null}>
        <SupportSheet open={open} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
