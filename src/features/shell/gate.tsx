import { Navigate, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ledElsewhere, type Page } from '#src/components/page.ts';
import { loggingOutAtom } from '#src/state/logging-out.ts';
import { sessionAtom } from '#src/state/session-atoms.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the page that a visitor was led away from. */
    refused?: { q?: string | undefined };
  }
}

/** Leads away whoever may not enter the page. Who logs out is led home by the logout itself. */
export function Gate({ page, children }: { page: Page; children: ReactNode }): ReactNode {
  const session = useAtomValue(sessionAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const search = useSearch({ strict: false });
  const elsewhere = loggingOut ? undefined : ledElsewhere(page, search, session);
  return elsewhere ? <Navigate to={elsewhere} replace state={{ refused: search }} /> : children;
}
