import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '#src/components/kit/page.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { pushPermission, pushSupport } from '#src/platform/worker/push.ts';
import { takePromptAtom } from '#src/state/lobby/prompt-guard.ts';
import { storedAsked } from '#src/state/notify/push.ts';

/** No prompt in the first minute after a login or a start: the announcements come first; ms. */
const firstMinute = 60_000;
/** Time on home before the prompt; ms. */
const aMoment = 4000;

/**
 * When to show the prompt for notifications: once per device, on home, after the first minute and a moment after a member opened
 * home, where the browser supports it and has neither granted nor denied it.
 */
export function useAskForPush() {
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const [asked, setAsked] = useState<'no' | 'now' | 'done'>('no');

  const consider = useEffectEvent(async (): Promise<void> => {
    if (!online || pushSupport() !== 'supported' || pushPermission() !== 'default') return;
    if (await storedAsked.get()) return;
    if (!store.set(takePromptAtom)) return;
    await storedAsked.set(true);
    setAsked('now');
  });
  const since = useRef<number>(undefined);
  const home = usePage().header === 'home';
  useEffect(() => {
    since.current ??= performance.now();
    if (!home) return undefined;
    const left = firstMinute - (performance.now() - since.current);
    const timer = setTimeout(() => void consider(), Math.max(aMoment, left));
    return () => clearTimeout(timer);
  }, [home]);

  return { wanted: asked !== 'no', open: asked === 'now' && home, close: () => setAsked('done') };
}
