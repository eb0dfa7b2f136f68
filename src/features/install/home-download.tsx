import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import { Suspense, useCallback, useEffect } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { downloadPopupAtom, showsDownloadAtom } from '#src/state/site/downloads.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './home-download.module.css';
import { useInstallOffer } from './use-install-offer.ts';

const DownloadPopup = lazyPart(() => import('./download-popup.tsx'), 'DownloadPopup');

/**
 * Home's download button [S1-124…S1-127] and the popup that it toggles [S1-120]. The popup also opens by itself at a suitable
 * moment, see use-install-offer.ts.
 */
export function HomeDownload() {
  const { t } = useLingui();
  const shown = useAtomValue(showsDownloadAtom);
  const [open, setOpen] = useAtom(downloadPopupAtom);
  const offered = useInstallOffer();
  // Leaving home while the popup loads cancels it.
  useEffect(() => () => setOpen(false), [setOpen]);
  const isMember = useAtomValue(memberAtom) !== null;
  const fillHeader = useCallback(
    (button: HTMLButtonElement | null) => {
      const classes = button?.closest('header')?.classList;
      const name = s.money ?? 'money';
      classes?.toggle(name, isMember);
      return () => classes?.remove(name);
    },
    [isMember],
  );
  return (
    <>
      {shown && (
        <IconButton ref={fillHeader} label={t`Get the app`} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Download size={20} aria-hidden />
        </IconButton>
      )}
      {open && (
        <Suspense fallback={null}>
          <DownloadPopup offered={offered} />
        </Suspense>
      )}
    </>
  );
}
