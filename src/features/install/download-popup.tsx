import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import Download from 'lucide-react/icons/download';
import Maximize from 'lucide-react/icons/maximize';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import WifiOff from 'lucide-react/icons/wifi-off';
import Zap from 'lucide-react/icons/zap';
import { useEffect, useState } from 'react';
import { deviceOf } from '#src/platform/device/user-agent.ts';
import { installStateAtom } from '#src/platform/device/install-prompt.ts';
import { downloadPopupAtom, hideDownloadBarAtom } from '#src/state/site/downloads.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import s from './download-popup.module.css';
import { storedOffer } from './install-offer.ts';

/**
 * The download popup: the app's benefits, and the shortest way to install it on this device. A refusal is stored for months,
 * hiding it permanently.
 */
export function DownloadPopup({ offered }: { offered: boolean }) {
  const { t } = useLingui();
  const brand = useAtomValue(brandAtom);
  const setOpen = useSetAtom(downloadPopupAtom);
  const hide = useSetAtom(hideDownloadBarAtom);
  const [installState, install] = useAtom(installStateAtom);
  const [device] = useState(() => deviceOf(navigator));
  const done = installState === 'done';
  useEffect(() => {
    if (done) setOpen(false);
  }, [done, setOpen]);

  // Leaving home closes it.
  useEffect(() => () => setOpen(false), [setOpen]);

  const refuse = () => {
    void storedOffer.update((offer) => ({ ...offer, refusals: offer.refusals + 1, refusedAt: Date.now() }));
    setOpen(false);
  };
  const accept = async () => {
    if ((await install()) === 'accepted') setOpen(false);
    else refuse();
  };
  const never = () => {
    hide(true);
    setOpen(false);
  };
  return (
    <Sheet
      open
      onClose={offered ? refuse : () => setOpen(false)}
      title={t`${brand} on your home screen`}
      closeLabel={t`Close`}
    >
      <p className={s.lead}>
        <img src="/icons/icon.svg" alt="" width="64" height="64" />
        <Trans>Less than 1 MB, no app store</Trans>
      </p>
      <ul className={s.list}>
        <li>
          <Zap size={20} aria-hidden />
          <Trans>Opens instantly, even on a weak signal</Trans>
        </li>
        <li>
          <WifiOff size={20} aria-hidden />
          <Trans>Your games and favourites, even offline</Trans>
        </li>
        <li>
          <Maximize size={20} aria-hidden />
          <Trans>Full screen, without the browser’s bars</Trans>
        </li>
      </ul>
      {installState === 'ready' ? (
        <Button big wide onClick={() => void accept()}>
          <Download size={20} aria-hidden />
          <Trans>Install</Trans>
        </Button>
      ) : (
        <Link to="/m/app" className={buttonClass({ big: true, wide: true })} onClick={() => setOpen(false)}>
          <Trans>See how, step by step</Trans>
        </Link>
      )}
      <div className={s.refuse}>
        <Button variant="text" onClick={refuse}>
          <Trans>Not now</Trans>
        </Button>
        <Button variant="text" onClick={never}>
          <Trans>Do not show again</Trans>
        </Button>
      </div>
      {device.system !== 'android' && (
        <section className={s.ios}>
          <h3>
            <Trans>Two taps on iPhone</Trans>
          </h3>
          <ol className={s.list}>
            <li>
              <Share size={20} aria-hidden />
              <span>
                <Trans>
                  Tap <b>Share</b> in Safari’s bar
                </Trans>
              </span>
            </li>
            <li>
              <SquarePlus size={20} aria-hidden />
              <span>
                <Trans>
                  Choose <b>Add to Home Screen</b>
                </Trans>
              </span>
            </li>
          </ol>
        </section>
      )}
    </Sheet>
  );
}
