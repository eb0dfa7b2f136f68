import { useLingui } from '@lingui/react/macro';
import { atom, useAtom, useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect } from 'react';
import { LastPlayed } from '#src/components/games/last-played.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { TellHydrated, useTellHydrated } from '#src/state/app/hydrated.tsx';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { CategoryArea } from './category-area.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { HomeBelow } from './home-below.tsx';
import s from './home-page.module.css';
import { NoticeBar } from './notice-bar.tsx';
import { BannerCarousel } from '#src/components/games/banner-carousel.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { bannersOf, homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The banners of the group m_home [S1-111]. */
function HomeBanners() {
  const language = useSettledLanguage();
  const { value } = useResource(homeAnnouncementsResource, { language });
  return <BannerCarousel banners={bannersOf(value?.banners, 'm_home')} />;
}

const HomeSearch = lazyPart(() => import('./home-search.tsx'), 'HomeSearch');

/** The document has the place of the search alone. A component of its own: what it renders after hydration is not all of home. */
const SearchPlace = () => (
  <div className={s.search}>
    {useHydrated() && (
      <Suspense fallback={null}>
        <HomeSearch />
      </Suspense>
    )}
  </div>
);

/** Home's chosen category; kept while the visitor opens a game or a list and returns. */
const homeTabAtom = atom<GameTab>('HOT');

/**
 * The lobby: banners, notice, categories, games, vendors, winners. The session is renewed here [S2-214]. Banners and everything
 * below the first screen are Suspense boundaries, so that React hydrates them last, or at once when tapped.
 */
export function HomePage() {
  const { t } = useLingui();
  const store = useStore();
  const brand = useAtomValue(brandAtom);
  const [tab, setTab] = useAtom(homeTabAtom);
  const memberName = useAtomValue(memberAtom)?.userName;
  useTellHydrated();
  useEffect(() => {
    if (!memberName) return;
    import('#src/state/identity/session-renewal.ts')
      .then(({ renewOnHome }) => renewOnHome(store))
      .catch(() => undefined);
  }, [store, memberName]);
  useEffect(() => {
    if (!memberName && tab === 'FAV') setTab('HOT');
  }, [memberName, tab, setTab]);

  return (
    <>
      <h1 className="sr-only">{t`${brand}: games`}</h1>
      <SearchPlace />
      <Suspense fallback={<div className={s.banners} />}>
        <HomeBanners />
        <TellHydrated />
      </Suspense>
      <NoticeBar />
      <CategoryStrip tab={tab} onSelect={setTab} />
      <CategoryArea tab={tab} />
      <LastPlayed />
      <Suspense fallback={null}>
        <HomeBelow rail={tab === 'HOT'} />
        <TellHydrated />
      </Suspense>
    </>
  );
}
