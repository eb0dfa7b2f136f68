import { redeemGood, mallOrders, mall } from '#src/contract/mall/mall.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { walletResource } from '#src/state/money/wallet.ts';

type InLanguage = { language: Language };

/** The member's points and what is to be had for them; the last of it is stored for a visit without a network. */
export const mallResource = defineRead({
  name: 'mall',
  call: mall,
  query: ({ language }: InLanguage) => ({ language }),
  persist: { key: 'mall', version: 1 },
  freshFor: 0,
});

/** What the member has ordered, the last first. */
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

/** Orders something for points; a credit goes to the balance. */
export const redeem = defineWrite({
  call: redeemGood,
  changes: [mallResource, ordersResource, walletResource],
});
