import type { VendorSorting } from '#src/contract/games.ts';
import type { Resource } from '#src/platform/resource.ts';
export declare const vendorSortingResource: Resource<void, VendorSorting>;
