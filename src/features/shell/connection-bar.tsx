import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { slowAtom } from '#src/platform/device/slow.ts';
import { reconnectAll } from '#src/platform/device/reconnect.ts';
import { statusResource } from '#src/state/site/site.ts';
import { QuietBar } from '#src/ui/quiet-bar.tsx';
import { useInterval } from '#src/ui/use-interval.ts';

/** Poll interval for the network while offline and visible; ms. */
const probeEvery = 10_000;
/** Time for which the bar says that the network is back; ms. */
const backTime = 4000;

/** Says that there is no internet [S1-407], that it is slow [S1-406], and for a moment that it is back. */
export function ConnectionBar() {
  const { i18n } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const slow = useAtomValue(slowAtom);
  const back = useReturn(online);
  const [probing, setProbing] = useState(false);

  const probe = async () => {
    setProbing(true);
    await statusResource.refresh(store);
    setProbing(false);
  };
  useInterval(!online, probeEvery, () => {
    if (document.visibilityState === 'visible') void statusResource.refresh(store);
  });
  useEffect(() => {
    // Code needed offline is prefetched while online.
    void Promise.allSettled([
      import('#src/components/kit/last-updated-mark.tsx'),
      import('#src/components/kit/offline-guard.tsx'),
    ]);
  }, []);
  useEffect(() => {
    // Failed and stale reads are fetched now.
    if (back) reconnectAll();
  }, [back]);

  if (!online)
    return (
      <QuietBar
        icon={<WifiOff size={20} />}
        actionLabel={i18n._(connectionText.again)}
        onAction={() => void probe()}
        pending={probing}
      >
        {i18n._(connectionText.offline)}
      </QuietBar>
    );
  if (slow) return <QuietBar icon={<Wifi size={20} />}>{i18n._(connectionText.slow)}</QuietBar>;
  return <QuietBar icon={<Wifi size={20} />}>{back && i18n._(connectionText.back)}</QuietBar>;
}

/** True for a moment after the network has returned. */
function useReturn(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [back, setBack] = useState(false);
  if (before !== online) {
    setBefore(online);
    setBack(online);
  }
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), backTime);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}
