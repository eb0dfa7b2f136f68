import { useLingui } from '@lingui/react/macro';
import { VendorRail } from '#src/components/vendor-rail.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';

/** The slot vendors, side by side. */
export function SlotVendors() {
  const { t } = useLingui();
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  const slots = sorting.find(({ gameCategory }) => gameCategory === 'RNG');
  return <VendorRail title={t`Providers`} category="RNG" vendors={slots?.vendorNames ?? []} />;
}
