import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** What the pages of promotions show; the code comes with them. */
export const loadPromotions = (store: Store): Promise<void> =>
  import('./promotions.resource.ts').then(({ promotionReads }) => beginReads(...promotionReads(store)));
