import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Smartphone from 'lucide-react/icons/smartphone';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { isInstalled } from '#src/platform/device/display-mode.ts';
import rows from '#src/ui/rows.module.css';

const HandoverSheet = lazyPart(() => import('./handover-sheet.tsx'), 'HandoverSheet');

/** Opens the handover from the browser to the installed app, which on iOS shares no storage with it; hidden inside that app. */
export function HandoverRow() {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  if (isInstalled()) return null;
  const show = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <li>
      <button type="button" className={rows.row} onClick={show}>
        <Smartphone size={20} />
        <Trans>Continue in the installed app</Trans>
        <ChevronRight size={20} />
      </button>
      {times > 0 && (
        <Suspense fallback={null}>
          <HandoverSheet key={times} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
