import { redeemGood, mallOrders, mall } from '#src/contract/mall/mall.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { walletResource } from '#src/state/money/wallet.ts';

type InLanguage = { language: Language };

/** The member's points and the items; the last response is stored for offline visits. */
export const mallResource = defineRead({
  name: 'mall',
  call: mall,
  query: ({ language }: InLanguage) => ({ language }),
  persist: { key: 'mall', version: 1 },
  freshFor: 0,
});

/** The member's orders, newest first. */
export const ordersResource = definePagedRead({
  name: 'mall-orders',
  call: mallOrders,
  query: ({ language }: InLanguage, pageNo) => ({ pageNo, language }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  persist: {
    key: 'mall-orders',
    version: 1,
    schema: ({ entries }) => entries.list.item,
  },
  freshFor: 0,
});

/** Orders an item for points; a credit is added to the balance. */
export const redeem = defineWrite({
  call: redeemGood,
  changes: [mallResource, ordersResource, walletResource],
});
