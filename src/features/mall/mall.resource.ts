import { deliveryAddress, mall, mallOrders, redeemGood, removeDeliveryAddress } from '#src/contract/mall/mall.ts';
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

/** The address that the member's next parcel is offered; stored nowhere on the device. */
export const addressResource = defineRead({
  name: 'delivery-address',
  call: deliveryAddress,
  query: () => ({}),
  freshFor: 0,
});

export const removeAddress = defineWrite({
  call: removeDeliveryAddress,
  show: (store, value) => addressResource.set(store, undefined, value),
});

/** Orders an item for points; a credit is added to the balance. */
export const redeem = defineWrite({
  call: redeemGood,
  changes: [mallResource, ordersResource, walletResource, addressResource],
});
