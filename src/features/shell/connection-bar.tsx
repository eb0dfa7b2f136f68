import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import WifiOff from 'lucide-react/icons/wifi-off';
import { onlineAtom } from '#src/platform/online.ts';
import { QuietBar } from '#src/ui/quiet-bar.tsx';

/** Says that there is no internet while there is none [S1-407]. */
export function ConnectionBar() {
  const online = useAtomValue(onlineAtom);
  if (online) return null;
  return (
    <QuietBar icon={<WifiOff size={20} />}>
      <Trans>No internet. What you see is from before.</Trans>
    </QuietBar>
  );
}
