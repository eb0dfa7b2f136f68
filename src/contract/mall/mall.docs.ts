import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of mall in the API document. */
export const docs = {
  mall: {
    summary: 'Read the point mall',
    description: "The member's points, and the goods that they can be exchanged for.",
  },
  mallOrders: {
    summary: 'List orders of the point mall',
    description: "A page of the member's orders, the last first.",
  },
  redeemGood: {
    summary: 'Exchange points for a good',
    description:
      'Orders a good for points, once for each Idempotency-Key. A credit is paid into the balance, or waits for the operator as `ordered`. A parcel needs `address`; without it the answer is `invalid_request`.',
    refusals: {
      not_enough_points: 'The good costs more points than the member has.',
      sold_out: 'No piece of the good is left.',
      good_unavailable: 'The good is closed, or `points` is not its price any more.',
    },
  },
  deliveryAddress: {
    summary: 'Read the delivery address',
    description: 'The address of the last parcel, kept for the next one; null where none is kept.',
  },
  removeDeliveryAddress: {
    summary: 'Remove the delivery address',
    description: 'Removes the kept address. A parcel that is ordered still goes to the address of its order.',
  },
} satisfies Record<string, CallDocs>;
