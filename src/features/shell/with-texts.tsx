import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { hasPageTexts, loadPageTexts } from '#src/platform/language/i18n.ts';
import { CodeMissing } from '#src/components/code-missing.tsx';

let wanted: Promise<void> | undefined;

/** One promise for all who wait; another try at the next time when the texts could not be had. */
function pageTexts(): Promise<void> {
  wanted ??= loadPageTexts().catch((cause: unknown) => {
    wanted = undefined;
    throw cause;
  });
  return wanted;
}

function Waiting({ deferred, children }: { deferred: boolean; children: ReactNode }) {
  if (deferred && !hasPageTexts()) use(pageTexts());
  return children;
}

/**
 * Shows a page other than home (`deferred`) once the pages' texts are there; where they cannot be had, a way to try again.
 * It stands around home, too: a page that is being left for home must not begin anew on its way out.
 */
export function WithTexts({ path, deferred, children }: { path: string; deferred: boolean; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={CodeMissing}>
      <Waiting deferred={deferred}>{children}</Waiting>
    </CatchBoundary>
  );
}
