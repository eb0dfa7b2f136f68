import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { VendorRail } from '#src/components/games/vendor-rail.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { WinnersBoard } from './winners-board.tsx';

const AnnouncementPopup = lazyPart(() => import('./announcement-popup.tsx'), 'AnnouncementPopup');

const HotNews = lazyPart(() => import('#src/components/games/hot-news/hot-news.tsx'), 'HotNews');

/** Everything below the first screen of home, the slot vendors first where there is room; the popup is part of it. */
export function HomeBelow({ rail }: { rail: boolean }) {
  const { t } = useLingui();
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  const slots = sorting.find(({ gameCategory }) => gameCategory === 'RNG');
  return (
    <>
      {rail && <VendorRail title={t`Providers`} category="RNG" vendors={slots?.vendorNames ?? []} />}
      <WinnersBoard />
      <Suspense fallback={null}>
        <HotNews />
      </Suspense>
      <Suspense fallback={null}>
        <AnnouncementPopup />
      </Suspense>
    </>
  );
}
