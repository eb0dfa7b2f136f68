import { Suspense } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { ConfirmDialogProps } from '#src/ui/dialog.tsx';

const ConfirmDialog = lazyPart(() => import('#src/ui/dialog.tsx'), 'ConfirmDialog', CodeMissing);

/** A ConfirmDialog, whose code is fetched when it is first shown. */
export const Confirm = (props: ConfirmDialogProps) => (
  <Suspense fallback={null}>
    <ConfirmDialog {...props} />
  </Suspense>
);
