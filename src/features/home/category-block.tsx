import { useLingui } from '@lingui/react/macro';
import { categoryNames } from '#src/components/games/category-name.ts';
import { DemonstrationNote } from '#src/components/games/demonstration/demonstration-note.tsx';
import { NoGames } from '#src/components/kit/empty/no-games.tsx';
import { Section } from '#src/components/kit/section.tsx';
import { VendorGrid } from '#src/components/games/vendor-grid.tsx';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { lobbyCategories, showsVendorArea } from '#src/state/lobby/lobby-rules.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { CategoryGames } from './category-games.tsx';

/**
 * A category's vendors [S1-134] or games, with a link to its list [S1-142]; without hot games their block is empty, or says that
 * the site has no games at all.
 */
export function CategoryBlock({ tab }: { tab: GameTab }) {
  const { i18n } = useLingui();
  const { value, at } = useResource(vendorSortingResource, undefined);
  if (tab === 'HOT') return value?.sorting.length === 0 ? <NoGames /> : null;
  const categories = lobbyCategories(value?.sorting ?? []);
  const title = i18n._(categoryNames[tab]);
  const vendors = categories.find((category) => category.gameCategory === tab)?.vendorNames ?? [];
  return (
    <Section title={title} more={{ to: '/m/gameList', search: { gameType: tab } }} at={at}>
      <DemonstrationNote tab={tab} />
      {showsVendorArea(tab) && tab !== 'FAV' ? (
        <VendorGrid label={title} category={tab} vendors={vendors} />
      ) : (
        <CategoryGames tab={tab} title={title} />
      )}
    </Section>
  );
}
