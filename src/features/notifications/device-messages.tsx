import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { clearBadge, onOpenScreen } from '#src/platform/worker/push.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { leavePush, syncPush } from '#src/state/notify/push.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { useAskForPush } from './use-ask-for-push.ts';

const PushAsk = lazyPart(() => import('./push-ask.tsx'), 'PushAsk');

/**
 * Mounted while a member is signed in: keeps this browser's subscription, opens the pages of notifications, clears the app's
 * badge, and shows the prompt for notifications once. At logout the subscription ends.
 */
export function DeviceMessages() {
  const store = useStore();
  const router = useRouter();
  const ask = useAskForPush();
  const visible = usePageVisible();

  useEffect(() => whenIdle(() => void syncPush(store)), [store]);
  useEffect(() => () => void leavePush(store), [store]);
  useEffect(
    () =>
      onOpenScreen((screen) => {
        // A message must not close an open round: the worker opens a new window.
        if (store.get(runningGameAtom)) return false;
        router.history.push(screen);
        return true;
      }),
    [router, store],
  );
  useEffect(() => {
    if (visible) clearBadge();
  }, [visible]);

  return (
    ask.wanted && (
      <Suspense fallback={null}>
        <PushAsk open={ask.open} onClose={ask.close} />
      </Suspense>
    )
  );
}
