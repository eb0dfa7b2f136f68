import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { type Device, deviceOf } from '#src/platform/device/user-agent.ts';
import { installStateAtom } from '#src/platform/device/install-prompt.ts';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { downloadLinks } from '#src/state/site/downloads.ts';
import { siteOriginAtom } from '#src/state/site/site-origin.ts';
import { statusResource, brandAtom } from '#src/state/site/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AndroidGuide } from './android-guide.tsx';
import s from './app-page.module.css';
import { DesktopCode } from './desktop-code.tsx';
import { InstalledNote } from './installed-note.tsx';
import { IosGuide } from './ios-guide.tsx';
import { MessengerLinks } from './messenger-links.tsx';

const anyDevice: Device = { system: 'android', safari: false };

/** /m/app: how to install the app on each system, and the merchant's links [S1-417]. */
export function AppPage() {
  const { t } = useLingui();
  const read = useRead(statusResource, undefined);
  useTellHydrated();
  const brand = useAtomValue(brandAtom);
  const [installState, install] = useAtom(installStateAtom);
  const origin = useAtomValue(siteOriginAtom);
  // The server cannot know the device; this is the most common one.
  const alive = useHydrated();
  const device = alive ? deviceOf(navigator) : anyDevice;
  const [chosen, choose] = useState<'ios' | 'android'>();
  const system = chosen ?? (device.system === 'ios' ? 'ios' : 'android');
  return (
    <div className={s.page}>
      <BackButton />
      <header className={s.head}>
        <img src="/icons/icon.svg" alt="" width="64" height="64" />
        <h1>{t`${brand} on your home screen`}</h1>
        <p>
          <Trans>Opens instantly and full screen, even on a weak signal. No app store.</Trans>
        </p>
      </header>
      {alive && <InstalledNote />}
      {alive && installState === 'ready' && (
        <Button big wide onClick={() => void install()}>
          <Download size={20} aria-hidden />
          <Trans>Install</Trans>
        </Button>
      )}
      {device.system === 'desktop' && <DesktopCode />}
      <Segmented
        label={t`Your phone`}
        full
        segments={[
          { value: 'android', label: 'Android' },
          { value: 'ios', label: 'iPhone' },
        ]}
        value={system}
        onChange={choose}
      />
      <ResourceView read={read} isEmpty={() => false} emptyTitle="" skeleton={<GuideSkeleton />}>
        {({ info }) => {
          const links = downloadLinks(info.resources, origin);
          return (
            <>
              {system === 'ios' ? (
                <IosGuide brand={brand} links={links} elsewhere={device.system === 'ios' && !device.safari} />
              ) : (
                <AndroidGuide brand={brand} links={links} />
              )}
              <MessengerLinks links={links} />
            </>
          );
        }}
      </ResourceView>
    </div>
  );
}

function GuideSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton className={s.skeleton} />
    </div>
  );
}
