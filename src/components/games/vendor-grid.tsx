import type { GameCategory } from '#src/contract/core/game-category.ts';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { vendorItem } from './launchable.ts';
import { useLaunch } from './use-launch.ts';
import s from './vendor-grid.module.css';
import { VendorTile } from './vendor-tile.tsx';

type VendorGridProps = { label: string; category: GameCategory; vendors: readonly Vendor[]; rail?: boolean };

/** The vendors of a category, as a grid or as a rail that scrolls sideways. */
export function VendorGrid({ label, category, vendors, rail }: VendorGridProps) {
  const launch = useLaunch();
  return (
    <ul className={rail ? 'rail' : s.grid} aria-label={label}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage}>
          <VendorTile vendor={vendor} category={category} onPlay={(played) => launch(vendorItem(played, category))} />
        </li>
      ))}
    </ul>
  );
}
