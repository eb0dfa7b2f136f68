import type { CallBody, CallValue } from '#src/contract/call.ts';
import { redeemGood } from '#src/contract/mall.ts';
import type { Language } from '#src/contract/wire.ts';
import { send } from '#src/platform/calls/send.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/wallet.ts';

type InLanguage = { language: Language };

/** The member's points and what is to be had for them; the last of it is stored for a visit without a network. */
export const mallResource = defineRead({
  name: 'mall',
  call: () => import('#src/contract/mall.ts').then((module) => module.mall),
  access: 'member',
  query: ({ language }: InLanguage) => ({ language }),
  persist: { key: 'mall', version: 1 },
  freshFor: 0,
});

/** What the member has ordered, the last first. */
export const ordersResource = definePagedRead({
  name: 'mall-orders',
  call: () => import('#src/contract/mall.ts').then((module) => module.mallOrders),
  access: 'member',
  query: ({ language }: InLanguage, pageNo) => ({ pageNo, language }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  persist: {
    key: 'mall-orders',
    version: 1,
    schema: () => import('#src/contract/mall.ts').then((module) => module.MallOrder),
  },
  freshFor: 0,
});

/** Reads again what an order changes; the balance, too, which a credit goes to. */
function lookAgain(store: Store): void {
  mallResource.invalidate(store);
  ordersResource.invalidate(store);
  walletResource.invalidate(store);
}

/** Orders something for points. Points, orders and balance are read again, also where an answer was lost. Rejects with an AppError. */
export async function redeem(
  store: Store,
  body: CallBody<typeof redeemGood>,
  idempotencyKey: string,
): Promise<CallValue<typeof redeemGood>> {
  try {
    return await send(redeemGood, { body, idempotencyKey });
  } finally {
    lookAgain(store);
  }
}
