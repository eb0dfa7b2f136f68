import { Navigate, useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { accessOf, redirectOf, type Page } from '#src/components/kit/page.ts';
import { loggingOutAtom } from '#src/state/identity/logging-out.ts';
import { may } from '#src/contract/core/member-type.ts';
import { sessionAtom } from '#src/state/identity/session-atoms.ts';

const TypeRefused = lazyPart(() => import('./type-refused.tsx'), 'TypeRefused');
const RedirectHome = lazyPart(() => import('./redirect-home.tsx'), 'RedirectHome');

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the page from which a visitor was redirected. */
    refused?: { q?: string | undefined };
    /** Of the login page: an agents' page redirected to it, and it accepts only agents [S2-179]. */
    agentLogin?: boolean;
  }
}

/** Redirects a reader without access to the page, and informs a member of the wrong type. A logout itself redirects home. */
export function Gate({ page, children }: { page: Page; children: ReactNode }): ReactNode {
  const session = useAtomValue(sessionAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const search = useSearch({ strict: false });
  const elsewhere = loggingOut ? undefined : redirectOf(page, search, session);
  if (session.status === 'member' && page.may && !may[page.may](session.member.type))
    return (
      <Suspense fallback={null}>
        <TypeRefused page={page} ability={page.may} type={session.member.type} />
      </Suspense>
    );
  if (elsewhere === undefined) return children;
  if (elsewhere === '/m/home')
    return (
      <Suspense fallback={null}>
        <RedirectHome signedIn={session.status === 'member'} />
      </Suspense>
    );
  const why = { kind: 'page', title: accessOf(page, search)?.what ?? page.title } as const;
  return <Navigate to={elsewhere} replace state={{ refused: search, agentLogin: page.may === 'agentArea', why }} />;
}
