import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { onlineAtom } from '#src/platform/device/online.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { restoreOutbox, sendOutbox } from '#src/state/lobby/favourite-outbox.ts';
import { followFavourites } from '#src/state/lobby/favourite-tabs.ts';
import { unsentFavouritesAtom } from '#src/state/lobby/favourites.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** Code for favourites that is needed offline is prefetched while online. */
const fetchAhead = () =>
  void Promise.allSettled([
    import('#src/components/games/favourites/tap-star.ts'),
    import('#src/components/kit/unsent-mark.tsx'),
  ]);
/** Poll interval while changes are pending and no event reports that the network is back; ms. */
const askEvery = 30_000;

/**
 * Sends favourites changed offline: at the start of a visit, when the network is back, and when the page becomes visible again.
 * Also shows changes made in other tabs. Renders nothing; mounted while a member is signed in.
 */
export function UnsentFavourites() {
  const { t } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const waiting = useAtomValue(unsentFavouritesAtom).size > 0;

  const sendNow = useEffectEvent(async () => {
    if ((await sendOutbox(store)).length > 0) toasts.show(t`Not saved: the favourite is as it was.`);
  });
  useEffect(fetchAhead, []);
  useEffect(() => {
    if (online) void sendNow();
  }, [online]);
  useEffect(() => {
    void restoreOutbox(store);
    const stopFollowing = followFavourites(store);
    const look = () => void sendNow();
    const stopListening = onReconnect(look);
    addEventListener('focus', look);
    return () => {
      stopFollowing();
      stopListening();
      removeEventListener('focus', look);
    };
  }, [store]);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => void sendNow(), askEvery);
    return () => clearInterval(timer);
  }, [waiting]);
  return null;
}
