import { useLingui } from '@lingui/react/macro';
import { Section } from '#src/components/section.tsx';
import { VendorGrid } from '#src/components/vendor-grid.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The slot vendors, side by side. */
export function VendorRail() {
  const { t } = useLingui();
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  const vendors = sorting.find((category) => category.gameCategory === 'RNG')?.vendorNames ?? [];
  // The server renders the first few: more cannot be seen before the page is alive.
  const alive = useHydrated();
  if (vendors.length === 0) return null;
  const title = t`Providers`;
  return (
    <Section title={title} more={{ to: '/m/gameList', search: { gameType: 'RNG' } }}>
      <VendorGrid label={title} category="RNG" vendors={alive ? vendors : vendors.slice(0, 6)} shelf />
    </Section>
  );
}
