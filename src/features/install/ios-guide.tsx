import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { CopyLink } from './copy-link.tsx';
import type { DownloadLinks } from '#src/state/site/downloads.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import s from './app-page.module.css';
import { AddToHomePicture, ConfirmPicture, ProfilePicture, SharePicture } from './guide-picture.tsx';
import { Step, Steps } from './steps.tsx';

type IosGuideProps = {
  brand: string;
  links: DownloadLinks;
  /** On an iPhone, but in a browser that is not Safari. */
  elsewhere: boolean;
};

/** Safari's installation, and the profile that does the same [CARD-15]; both need Safari. */
export function IosGuide({ brand, links, elsewhere }: IosGuideProps) {
  const { t } = useLingui();
  return (
    <>
      {elsewhere && (
        <Card className={s.notice}>
          <h2>
            <Trans>Open this page in Safari</Trans>
          </h2>
          <p>
            <Trans>On iPhone, only Safari can add pages to the home screen. Copy the address and open it there.</Trans>
          </p>
          <CopyLink path="/m/app" />
        </Card>
      )}
      <Card className={s.part}>
        <h2>
          <Trans>With Safari</Trans>
        </h2>
        <Steps>
          <Step picture={<SharePicture />}>
            <Trans>
              Tap <b>Share</b> in Safari’s bar
            </Trans>
          </Step>
          <Step picture={<AddToHomePicture text={t`Add to Home Screen`} />}>
            <Trans>
              Scroll down and choose <b>Add to Home Screen</b>
            </Trans>
          </Step>
          <Step picture={<ConfirmPicture brand={brand} text={t`Add`} />}>
            <Trans>
              Tap <b>Add</b>: the icon is on your home screen
            </Trans>
          </Step>
        </Steps>
      </Card>
      {links.MOBILECONFIG && (
        <Card className={s.part}>
          <h2>
            <Trans>With a profile</Trans>
          </h2>
          <p>
            <Trans>The profile adds the icon and nothing else. You can remove it at any time.</Trans>
          </p>
          <a href={links.MOBILECONFIG} className={buttonClass({ variant: 'soft', wide: true })}>
            <Download size={20} aria-hidden />
            <Trans>Download the profile</Trans>
          </a>
          <Steps>
            <Step picture={<ProfilePicture text={t`Profile Downloaded`} />}>
              <Trans>
                Allow the download, then open Settings and tap <b>Profile Downloaded</b>
              </Trans>
            </Step>
            <Step picture={<ConfirmPicture brand={brand} text={t`Install`} />}>
              <Trans>
                Tap <b>Install</b> and confirm with your passcode
              </Trans>
            </Step>
          </Steps>
        </Card>
      )}
      <Card className={s.part}>
        <p>
          <Trans>The app requires iOS 12.4 or later.</Trans>
        </p>
        {links.IOS && (
          <a
            href={links.IOS}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'soft', wide: true })}
          >
            <ExternalLink size={20} aria-hidden />
            <Trans>Download for iPhone</Trans>
          </a>
        )}
      </Card>
    </>
  );
}
