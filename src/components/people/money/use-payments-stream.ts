import { useStore } from 'jotai';
import { useStream } from '#src/components/kit/use-stream.ts';
import type { paymentsStream } from '#src/contract/payments/payments-stream.schema.ts';
import type { EventOf } from '#src/platform/calls/follow-stream.ts';
import type { Store } from '#src/platform/resource/resource.ts';

const load = () =>
  import('#src/contract/payments/payments-stream.schema.ts').then(({ paymentsStream: stream }) => stream);

type Read = { readonly invalidate: (store: Store) => void };

/**
 * The member's deposits and withdrawals as they change, while the page is seen; returns whether the page hears of them. `reads`: what is on screen of
 * them, read again once the stream has begun.
 */
export function usePaymentsStream(
  reads: readonly Read[],
  hear: (store: Store, heard: EventOf<typeof paymentsStream>) => void,
): boolean {
  const store = useStore();
  return useStream(load, {
    hear: (heard) => hear(store, heard),
    again: () => {
      for (const read of reads) read.invalidate(store);
    },
  });
}
