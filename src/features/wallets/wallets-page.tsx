import { useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { usePolling } from '#src/components/kit/use-live-read.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { useStream } from '#src/components/kit/use-stream.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { FollowSwitch } from './follow-switch.tsx';
import { TotalCard } from './total-card.tsx';
import { VendorWallets } from './vendor-wallets.tsx';
import { WalletHistory } from './wallet-history.tsx';
import { askVendors, transfersResource, walletsResource } from './wallets.resource.ts';
import s from './wallets.module.css';

const load = () => import('#src/contract/wallets/wallets-stream.schema.ts').then(({ walletsStream: stream }) => stream);

/** The member's wallets as they change, while the page is seen; returns whether the page hears of them. */
function useWalletsStream(): boolean {
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

const TransferSheet = lazyPart(() => import('./transfer-form.tsx'), 'TransferSheet');

/** Vendors are asked this often while the page is seen, and the wallets are read this often while no stream is heard; ms. */
const pauses = { ask: 15_000, read: 4000 };

/** /m/wallets: the main wallet and those at vendors, live; transfers, and bringing all home [S2-208, S2-209, S2-210]. */
export function WalletsPage() {
  const type = useAtomValue(memberAtom)?.type;
  // Member data is not requested before the session is known.
  if (type === undefined || !may.play(type)) return <FormSkeleton fields={3} />;
  return <Wallets />;
}

function Wallets() {
  const { t } = useLingui();
  const store = useStore();
  const read = useRead(walletsResource, undefined);
  const [vendor, setVendor] = useState<string>();
  const [asking, setAsking] = useState(false);
  const heard = useWalletsStream();
  const ask = () => {
    setAsking(true);
    void askVendors(store).finally(() => setAsking(false));
  };
  useEffect(() => void askVendors(store), [store]);
  usePolling(pauses.ask, () => void askVendors(store));
  usePolling(heard ? undefined : pauses.read, read.again);
  return (
    <div className={s.page}>
      <ResourceView read={read} isEmpty={() => false} emptyTitle={t`Wallets`} skeleton={<FormSkeleton fields={3} />}>
        {(wallets) => {
          const chosen = wallets.wallets.find((one) => one.vendor === vendor);
          return (
            <>
              <TotalCard wallets={wallets} read={read} asking={asking} onAsk={ask} />
              {wallets.wallets.length > 0 && <FollowSwitch wallets={wallets} />}
              <VendorWallets wallets={wallets} stale={read.error !== undefined} onTransfer={setVendor} />
              {chosen && (
                <Suspense fallback={null}>
                  <TransferSheet wallets={wallets} wallet={chosen} onClose={() => setVendor(undefined)} />
                </Suspense>
              )}
            </>
          );
        }}
      </ResourceView>
      <WalletHistory />
    </div>
  );
}
