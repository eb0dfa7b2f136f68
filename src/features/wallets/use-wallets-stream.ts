import { useStore } from 'jotai';
import { useStream } from '#src/components/kit/use-stream.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { transfersResource, walletsResource } from './wallets.resource.ts';

const load = () => import('#src/contract/wallets/wallets-stream.schema.ts').then(({ walletsStream: stream }) => stream);

/** The member's wallets as they change, while the page is seen; returns whether the page hears of them. */
export function useWalletsStream(): boolean {
  const store = useStore();
  return useStream(load, {
    hear: ({ data }) => {
      walletsResource.set(store, undefined, data);
      transfersResource.invalidate(store);
      walletResource.invalidate(store);
    },
    again: () => walletsResource.invalidate(store),
  });
}
