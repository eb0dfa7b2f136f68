import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { renewOnHome, memberAtom } from '#src/state/session.ts';
import { whiteLabelAtom } from '#src/state/site.ts';
import { CategoryArea } from './category-area.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { ContinuePlaying } from './continue-playing.tsx';
import { homeTabAtom } from './home.atoms.ts';
import { HomeBanners } from './home-banners.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { VendorShelf } from './vendor-shelf.tsx';
import { WinnersBoard } from './winners-board.tsx';

/** The lobby: banners, notice, categories, games, vendors, winners. The session is renewed here [S2-214]. */
export function HomePage() {
  const { t } = useLingui();
  const store = useStore();
  const member = useAtomValue(memberAtom);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? 'Maré';
  const [tab, setTab] = useAtom(homeTabAtom);
  const memberName = member?.userName;
  useEffect(() => {
    if (memberName) void renewOnHome(store);
  }, [store, memberName]);
  useEffect(() => {
    if (!memberName && tab === 'FAV') setTab('HOT');
  }, [memberName, tab, setTab]);

  return (
    <>
      <h1 className="sr-only">{t`${brand}: games`}</h1>
      <HomeBanners />
      <NoticeBar />
      <CategoryStrip tab={tab} onSelect={setTab} />
      <CategoryArea tab={tab} />
      {member && <ContinuePlaying />}
      {tab === 'HOT' && <VendorShelf />}
      <WinnersBoard />
    </>
  );
}
