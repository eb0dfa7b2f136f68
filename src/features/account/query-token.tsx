import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/components/lazy-part.ts';
import { dropQueryToken, readQueryToken } from '#src/platform/device/query-token.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const TokenSignIn = lazyPart(() => import('./token-sign-in.tsx').then((module) => module.TokenSignIn));

/** Looks whether the page was opened with a code in its address; what follows from it comes only then. */
export function QueryToken() {
  return useHydrated() ? <Arriving /> : null;
}

function Arriving() {
  const [token] = useState(readQueryToken);
  // Not while rendering: React may throw a rendering away and begin anew, without what that one took.
  useEffect(dropQueryToken, []);
  if (token === null) return null;
  return (
    <Suspense fallback={null}>
      <TokenSignIn token={token} />
    </Suspense>
  );
}
