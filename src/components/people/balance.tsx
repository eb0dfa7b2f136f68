import { useAtomValue } from 'jotai';
import { useResource } from '#src/platform/resource/resource.ts';
import { balanceAskedForAtom, walletResource } from '#src/state/money/wallet.ts';
import { BalanceText } from './balance-text.tsx';

/** The member's balance; with `room`, its age is visible if a refresh failed. */
export function Balance({ className, room }: { className?: string | undefined; room?: boolean }) {
  const read = useResource(walletResource, undefined, { onDemand: true });
  const askedFor = useAtomValue(balanceAskedForAtom);
  return <BalanceText read={read} value={read.value} askedFor={askedFor} className={className} room={room ?? false} />;
}
