import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { hasRoomAhead } from '#src/platform/device/saves-data.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Reads ahead, once the page is idle, what a visit without a network should find though it was never opened: the help with its numbers to
 * call, the terms, the promotions, the VIP page, and a member's favourites. The worker in charge caches it. Renders nothing.
 */
export function PagesAhead(): null {
  // The types of the routes would be made of this very component.
  const router = useRouter<AnyRouter>();
  const language = useAtomValue(languageAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  useEffect(
    () =>
      whenIdle(() => {
        if (!hasRoomAhead()) return;
        const ahead = (to: '/m/help' | '/m/userAgreement' | '/m/activity') => router.preloadRoute({ to });
        void Promise.allSettled([
          ...(['/m/help', '/m/userAgreement', '/m/activity'] as const).map(ahead),
          isMember && router.preloadRoute({ to: '/m/gameList', search: { gameType: 'FAV' } }),
          fetch('/vip/vip.html'),
        ]);
      }),
    [router, language, isMember],
  );
  return null;
}
