import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import FlaskConical from 'lucide-react/icons/flask-conical';
import HardDrive from 'lucide-react/icons/hard-drive';
import { useEffect, useState } from 'react';
import { testModeFlag } from '#src/contract/core/flags.ts';
import { storageHealthAtom } from '#src/platform/storage/stored-atom.ts';
import { rememberMerchant, testModeAtom } from '#src/state/site/site-memory.ts';
import { statusResource, whiteLabelAtom } from '#src/state/site/site.ts';
import { QuietBar } from '#src/ui/quiet-bar.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { ConnectionBar } from './connection-bar.tsx';

const none: readonly string[] = [];

/** Rarely needed notices about this browser and this site, above the page. */
function SiteNotices() {
  const cdns = useAtomValue(statusResource.atom(undefined)).value?.info.imageCDNs ?? none;
  useEffect(() => void rememberMerchant(), []);
  useEffect(() => {
    if (cdns.length === 0) return undefined;
    return whenIdle(() => void import('#src/state/app/image-cdn.ts').then(({ findImageCdn }) => findImageCdn(cdns)));
  }, [cdns]);
  return (
    <>
      <TestSite />
      <NothingStored />
    </>
  );
}

/** Marks a test site, by the merchant's current or last known setting [S1-271]. */
function TestSite() {
  const settings = useAtomValue(whiteLabelAtom);
  const [known, setKnown] = useAtom(testModeAtom);
  const testMode = settings ? settings.flags[testModeFlag] === true : known;
  useEffect(() => {
    if (testMode !== known) setKnown(testMode);
  }, [testMode, known, setKnown]);
  if (!testMode) return null;
  return (
    <QuietBar icon={<FlaskConical size={20} />}>
      <Trans>Test site: nothing here is real, money included.</Trans>
    </QuietBar>
  );
}

/** Says that nothing is stored while the browser refuses storage, until the visitor has dismissed it [S2-100]. */
function NothingStored() {
  const { t } = useLingui();
  const health = useAtomValue(storageHealthAtom);
  // The server cannot know a browser's storage, which may have failed before hydration.
  const alive = useHydrated();
  const [read, setRead] = useState(false);
  if (!alive || health === 'persistent' || read) return null;
  return (
    <QuietBar icon={<HardDrive size={20} />} actionLabel={t`Got it`} onAction={() => setRead(true)}>
      <Trans>This browser saves nothing: everything is lost when you leave.</Trans>
    </QuietBar>
  );
}

/** The bars above a page: about the network, the browser and the site. */
export function PageNotices() {
  const alive = useHydrated();
  return (
    <>
      {alive && <ConnectionBar />}
      <SiteNotices />
    </>
  );
}
