import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { QuietBar } from '#src/ui/quiet-bar.tsx';

/** Says that there is no internet while there is none [S1-407]. */
export function ConnectionBar() {
  return (
    <QuietBar icon={<WifiOff size={20} />}>
      <Trans>No internet. What you see is from before.</Trans>
    </QuietBar>
  );
}
