import { prizeModeOf } from '#src/components/games/launch-decision.ts';
import type { PrizeMode } from '#src/contract/core/game-type.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { statusResource } from '#src/state/site/site.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';

/** Returns the prize mode of a vendor's lotteries, the same for every entry point. */
export function usePrizeModes(): (vendor: string) => PrizeMode {
  const mapping = useResource(vendorSortingResource, undefined).value?.mapping;
  const configured = useResource(statusResource, undefined).value?.info.lotteryPrizeMode;
  return (vendor) => prizeModeOf(vendor, mapping, configured);
}
