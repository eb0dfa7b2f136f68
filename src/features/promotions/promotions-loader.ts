import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { promotionReads } from './promotions.resource.ts';

/** What the pages of promotions show. */
export const loadPromotions = (store: Store): Promise<void> => beginReads(...promotionReads(store));
