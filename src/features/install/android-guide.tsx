import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { DownloadLinks } from '#src/state/site/downloads.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import s from './app-page.module.css';
import { ConfirmPicture, MenuLinePicture, MenuPicture } from './guide-picture.tsx';
import { Step, Steps } from './steps.tsx';

/** Chrome's installation, and the packaged app where the merchant has one. */
export function AndroidGuide({ brand, links }: { brand: string; links: DownloadLinks }) {
  const { t } = useLingui();
  return (
    <>
      <Card className={s.part}>
        <h2>
          <Trans>With Chrome</Trans>
        </h2>
        <Steps>
          <Step picture={<MenuPicture />}>
            <Trans>
              Open the <b>menu</b> in Chrome’s bar
            </Trans>
          </Step>
          <Step picture={<MenuLinePicture text={t`Install app`} />}>
            <Trans>
              Choose <b>Install app</b> or <b>Add to Home screen</b>
            </Trans>
          </Step>
          <Step picture={<ConfirmPicture brand={brand} text={t`Install`} />}>
            <Trans>
              Confirm with <b>Install</b>: the icon is on your home screen
            </Trans>
          </Step>
        </Steps>
      </Card>
      {links.Android && (
        <Card className={s.part}>
          <h2>
            <Trans>As a file</Trans>
          </h2>
          <p>
            <Trans>The package (APK) is for phones without Chrome.</Trans>
          </p>
          <a
            href={links.Android}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'soft', wide: true })}
          >
            <ExternalLink size={20} aria-hidden />
            <Trans>Download for Android</Trans>
          </a>
        </Card>
      )}
    </>
  );
}
