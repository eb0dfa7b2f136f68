import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { promotionReads } from './promotions.resource.ts';

/** Loads the promotion pages. */
export const loadPromotions = (store: Store): Promise<void> => beginReads(...promotionReads(store));
