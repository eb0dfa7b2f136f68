import { Suspense, useEffect, useState } from 'react';
import { getBoot } from '#src/boot/boot-state.ts';
import { lazyPart } from '#src/components/lazy-part.ts';
import { readSocialToken } from '#src/contract/social-providers.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const SocialArrival = lazyPart(() => import('./social-arrival.tsx').then((module) => module.SocialArrival));
const TokenSignIn = lazyPart(() => import('./token-sign-in.tsx').then((module) => module.TokenSignIn));

/** Looks whether the page was opened with a code in its address; what follows from it comes only then. */
export function QueryToken() {
  return useHydrated() ? <Arriving /> : null;
}

function Arriving() {
  const [token] = useState(() => getBoot().token);
  const [social] = useState(() => readSocialToken(token ?? ''));
  // Not while rendering: React may throw a rendering away and begin anew, without what that one took.
  useEffect(() => void delete getBoot().token, []);
  if (token === undefined) return null;
  return (
    <Suspense fallback={null}>{social ? <SocialArrival arrived={social} /> : <TokenSignIn token={token} />}</Suspense>
  );
}
