import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#src/components/page.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { pushPermission, pushSupport } from '#src/platform/worker/push.ts';
import { takePromptAtom } from '#src/state/prompt-guard.ts';
import { storedAsked } from '#src/state/push.ts';

/** Home is looked at first; ms. */
const aMoment = 4000;

/**
 * When to ask whether to notify: once on a device, on home, a moment after a member came there, where the browser can do it
 * and has not been told yes or no.
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
  const home = usePage().header === 'home';
  useEffect(() => {
    if (!home) return undefined;
    const timer = setTimeout(() => void consider(), aMoment);
    return () => clearTimeout(timer);
  }, [home]);

  return { wanted: asked !== 'no', open: asked === 'now' && home, close: () => setAsked('done') };
}
