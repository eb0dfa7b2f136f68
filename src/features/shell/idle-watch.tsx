import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { storedLastUse } from '#src/state/identity/last-use.ts';
import { signOut } from '#src/state/identity/session.ts';
import { toasts } from '#src/ui/toast-store.ts';

const minute = 60_000;
/** Input, and rounds of a running game. */
const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'message'] as const;

const isUse = (event: Event): boolean =>
  !(event instanceof MessageEvent) || (event.data as { type?: unknown } | null)?.type === 'mare:round';

/**
 * Logs out a member who has not used the app for `minutes`, in any of its tabs, where the place demands it; a poll of an open page is
 * no use. Renders nothing.
 */
export function IdleWatch({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  const store = useStore();
  const end = useEffectEvent(async () => {
    await signOut(store);
    toasts.show(t`You were logged out after ${minutes} minutes without use.`, { duration: noticeDuration.long });
  });
  useEffect(() => {
    let used = Date.now();
    let told = 0;
    const use = (event: Event) => {
      if (!isUse(event)) return;
      used = Date.now();
      if (used - told < minute / 2) return;
      told = used;
      void storedLastUse.set(used);
    };
    const look = async () => {
      const last = Math.max(used, await storedLastUse.get());
      if (Date.now() - last >= minutes * minute) await end();
    };
    const timer = setInterval(() => void look(), minute / 2);
    const seen = () => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', seen);
    for (const name of uses) window.addEventListener(name, use, { passive: true, capture: true });
    void storedLastUse.set(used);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      for (const name of uses) window.removeEventListener(name, use, { capture: true });
    };
  }, [minutes]);
  return null;
}
