import { useLingui } from '@lingui/react/macro';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { VendorGrid } from '#src/components/games/vendor-grid.tsx';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { ResultLine } from './result-line.tsx';
import type { GameListView } from './use-game-list.ts';

type VendorsOfCategoryProps = { view: GameListView; title: string };

/** The vendors of a tab whose games are each vendor's own [S1-134]. */
export function VendorsOfCategory({ view, title }: VendorsOfCategoryProps) {
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
