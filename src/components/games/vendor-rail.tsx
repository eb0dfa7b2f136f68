import type { GameCategory } from '#src/contract/core/game-category.ts';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { Section } from '#src/components/kit/section.tsx';
import { VendorGrid } from './vendor-grid.tsx';

type VendorRailProps = { title: string; category: GameCategory; vendors: readonly Vendor[] };

/** The vendors of a category side by side, with a link to its list; renders nothing without vendors. */
export function VendorRail({ title, category, vendors }: VendorRailProps) {
  // The server renders the first few: no others are visible before hydration.
  const alive = useHydrated();
  if (vendors.length === 0) return null;
  return (
    <Section title={title} more={{ to: '/m/gameList', search: { gameType: category } }}>
      <VendorGrid label={title} category={category} vendors={alive ? vendors : vendors.slice(0, 6)} rail />
    </Section>
  );
}
