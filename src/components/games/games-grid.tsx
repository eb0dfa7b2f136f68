import { useAtomValue } from 'jotai';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { demoAtom } from '#src/state/identity/demo.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { TileGrid } from '#src/ui/tile-grid.tsx';
import { type GameInfoPart, GameTile } from './game-tile.tsx';
import { useFavourite } from './use-favourite.ts';
import { gameItem } from './launchable.ts';
import { useLaunch } from './use-launch.ts';

type GamesGridProps = {
  label: string;
  games: readonly Game[];
  /** Total number of games, if more can be loaded. */
  total?: number | undefined;
  /** Number of pictures to load eagerly: those above the fold. */
  eager?: number;
  Info?: GameInfoPart | undefined;
};

/** A grid of games with launch and favourite buttons. */
export function GamesGrid({ label, games, total, eager = 0, Info }: GamesGridProps) {
  'use memo';
  const launch = useLaunch();
  const favourite = useFavourite();
  const names = useVendorNames();
  const demo = useAtomValue(demoAtom);
  return (
    <TileGrid
      label={label}
      items={games}
      itemKey={(game) => game.nodeId}
      {...(total !== undefined && { total })}
      renderItem={(game, index) => (
        <GameTile
          game={game}
          vendorName={names.get(game.vassalage) ?? game.vassalage}
          favourite={favourite.ids.has(game.nodeId)}
          saving={favourite.saving.has(game.nodeId)}
          unsent={favourite.unsent.has(game.nodeId)}
          demo={demo}
          eager={index < eager}
          onOpen={(opened) => launch(gameItem(opened))}
          onToggleFavourite={favourite.toggle}
          Info={Info}
        />
      )}
    />
  );
}

/** Display names by vendor code. */
function useVendorNames(): ReadonlyMap<string, string> {
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  return new Map(
    sorting.flatMap((category) =>
      category.vendorNames.map((vendor) => [vendor.vassalage, vendor.accountTypeName] as const),
    ),
  );
}
