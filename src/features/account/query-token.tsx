import { Suspense, useEffect, useState } from 'react';
import { getBoot } from '#src/boot/boot-state.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { readSocialToken } from '#src/contract/site/social-providers.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const SocialCallback = lazyPart(() => import('./social-callback.tsx'), 'SocialCallback');
const TokenSignIn = lazyPart(() => import('./token-sign-in.tsx'), 'TokenSignIn');

/** Checks whether the page was opened with a code in its URL; only then the code for it is loaded. */
export function QueryToken() {
  return useHydrated() ? <TakeToken /> : null;
}

function TakeToken() {
  const [token] = useState(() => getBoot().token);
  const [social] = useState(() => readSocialToken(token ?? ''));
  // Not during a render: React may discard a render and start again, without the removed code.
  useEffect(() => void delete getBoot().token, []);
  if (token === undefined) return null;
  return (
    <Suspense fallback={null}>{social ? <SocialCallback said={social} /> : <TokenSignIn token={token} />}</Suspense>
  );
}
