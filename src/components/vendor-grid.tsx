import type { GameCategory } from '#src/contract/game-category.ts';
import type { Vendor } from '#src/contract/games.ts';
import { vendorItem } from './launchable.ts';
import { useLaunch } from './use-launch.ts';
import s from './vendor-grid.module.css';
import { VendorTile } from './vendor-tile.tsx';

type VendorGridProps = { label: string; category: GameCategory; vendors: readonly Vendor[]; shelf?: boolean };

/** The vendors of a category, as a wall or as a shelf that scrolls sideways. */
export function VendorGrid({ label, category, vendors, shelf }: VendorGridProps) {
  const launch = useLaunch();
  return (
    <ul className={shelf ? s.shelf : s.grid} aria-label={label}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage}>
          <VendorTile vendor={vendor} category={category} onPlay={(played) => launch(vendorItem(played, category))} />
        </li>
      ))}
    </ul>
  );
}
