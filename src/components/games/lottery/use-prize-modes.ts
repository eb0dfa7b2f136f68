import { prizeModeOf } from '#src/components/games/launch-decision.ts';
import type { PrizeMode } from '#src/contract/core/game-type.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { statusResource } from '#src/state/site/site.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';

/** Answers the prize mode that a vendor's lotteries open in, the same by every way in. */
export function usePrizeModes(): (vendor: string) => PrizeMode {
  const mapping = useResource(vendorSortingResource, undefined).value?.mapping;
  const configured = useResource(statusResource, undefined).value?.info.lotteryPrizeMode;
  return (vendor) => prizeModeOf(vendor, mapping, configured);
}
