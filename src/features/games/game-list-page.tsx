import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { categoryNames } from '#src/components/games/category-name.ts';
import { DemonstrationNote } from '#src/components/games/demonstration/demonstration-note.tsx';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import s from './game-list-page.module.css';
import { LiveNow } from './live/live-now.tsx';
import { MatchesStrip } from './live/matches-strip.tsx';
import { GameListHeader } from './game-list-header.tsx';
import { sourceOf } from './game-list-view.ts';
import { GameListResults } from './game-list-results.tsx';
import { ShowRow } from './show-row.tsx';
import { useGameList, type GameListView } from './use-game-list.ts';
import { VendorStrip } from './vendor-strip.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { VendorGrid } from '#src/components/games/vendor-grid.tsx';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { ResultLine } from './result-line.tsx';

type VendorsOfCategoryProps = { view: GameListView; title: string };

/** The vendors of a tab whose games belong to one vendor each [S1-134]. */
function VendorsOfCategory({ view, title }: VendorsOfCategoryProps) {
  const { t } = useLingui();
  const read = useRead(vendorSortingResource, undefined);
  const { vendors, tab } = view;
  return (
    <>
      <ResultLine view={view} count={read.value && vendors.length} of="providers" at={read.at} />
      <ResourceView read={read} isEmpty={() => vendors.length === 0} emptyTitle={t`No provider here yet`}>
        {() => tab !== 'HOT' && tab !== 'FAV' && <VendorGrid label={title} category={tab} vendors={vendors} />}
      </ResourceView>
    </>
  );
}

/** /m/gameList: tabs, search, vendors, and the games of the choice; the URL contains the whole state [S1-159]. */
export function GameListPage() {
  const { t, i18n } = useLingui();
  const view = useGameList();
  useTellHydrated();
  const { tab, tabs, vendors, vendor, search, change } = view;
  const source = sourceOf(view);
  // The tab of popular games is the way to a search in all of them.
  const title = tab === 'HOT' && search.q ? t`Games found` : i18n._(categoryNames[tab]);
  return (
    <>
      <GameListHeader view={view} />
      <div className={s.tabs}>
        <Tabs
          label={t`Categories`}
          active={tab}
          tabs={tabs.map((id) => ({ id, label: i18n._(categoryNames[id]) }))}
          renderLink={({ id, label }, props) => (
            <Link key={id} to="/m/gameList" search={{ gameType: id as GameTab }} replace {...props}>
              {label}
            </Link>
          )}
        />
      </div>
      <div className={s.page}>
        <h1 className="sr-only">{title}</h1>
        <DemonstrationNote tab={tab} />
        {source === 'vendors' ? (
          <>
            {(tab === 'SPORTS' || tab === 'ESPORTS') && <MatchesStrip category={tab} />}
            <VendorsOfCategory view={view} title={title} />
          </>
        ) : (
          <>
            <VendorStrip
              vendors={vendors}
              selected={vendor?.vassalage}
              onSelect={(vassalage) => change({ vassalage })}
            />
            {tab === 'LIVE' && <LiveNow />}
            {tab !== 'HOT' && tab !== 'FAV' && <ShowRow show={search.show} onSelect={(show) => change({ show })} />}
            <GameListResults view={view} source={source} title={title} />
          </>
        )}
      </div>
    </>
  );
}
